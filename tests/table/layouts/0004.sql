BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE bans (
	whom VARCHAR(80) NOT NULL, 
	why TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (whom)
);
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", n), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',0,-1,'draw 0 80',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',1,-1,'draw 1 3',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',2,-1,'draw 0 59',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',3,-1,'draw 1 30',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',4,-1,'draw 0 4',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',5,-1,'draw 1 94',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',6,-1,'draw 0 83',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',7,-1,'draw 1 36',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',8,-1,'draw 0 99',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',9,-1,'draw 1 15',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',10,-1,'draw 0 43',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',11,-1,'draw 1 18',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',12,-1,'draw 0 88',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',13,-1,'draw 1 78',1.79494142587276601791e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',14,0,'start 0',1.79494142587765145302e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',15,0,'lay 4 up1',1.7949414258929433822e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',16,0,'lay 43 up1',1.79494142589920926099e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',17,0,'lay 59 up1',1.79494142590517544739e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',18,0,'lay 80 up1',1.79494142591118431093e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',19,0,'lay 83 up1',1.7949414259283282757e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',20,0,'lay 88 up1',1.79494142593760323519e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',21,0,'lay 99 up1',1.79494142594791507719e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',22,0,'end',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',23,-1,'draw 0 56',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',24,-1,'draw 0 13',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',25,-1,'draw 0 77',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',26,-1,'draw 0 55',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',27,-1,'draw 0 47',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',28,-1,'draw 0 8',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',29,-1,'draw 0 35',1.79494142596183800693e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',30,1,'lay 78 up2',1.79494142597288608553e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',31,1,'lay 36 down1',1.79494142598411965373e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',32,1,'lay 3 down1',1.79494142599558067323e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',33,1,'lay 30 down2',1.79494142600688624377e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',34,1,'lay 15 down2',1.79494142610422396664e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',35,1,'lay 94 up2',1.79494142616556072236e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',36,1,'end',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',37,-1,'draw 1 25',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',38,-1,'draw 1 86',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',39,-1,'draw 1 72',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',40,-1,'draw 1 90',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',41,-1,'draw 1 38',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',42,-1,'draw 1 93',1.79494142620098948472e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',43,0,'lay 8 down2',1.79494142623632264139e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',44,0,'lay 13 down1',1.79494142626027393342e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',45,0,'end',1.79494142627578091627e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',46,-1,'draw 0 22',1.79494142627578091627e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',47,-1,'draw 0 84',1.79494142627578091627e+09);
INSERT INTO "entries" VALUES('yuqxb5xw2wn46j4wfjwb',48,1,'lay 18 down2',1.79494142627711796757e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',0,-1,'stack 1,0',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',1,-1,'deal 0 eagle 2',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',2,-1,'deal 0 jaguar 5',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',3,-1,'deal 0 chameleon 3',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',4,-1,'deal 0 snake 4',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',5,-1,'deal 0 human 3',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',6,-1,'deal 0 bear 6',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',7,-1,'deal 1 eagle 0',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',8,-1,'deal 1 jaguar 7',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',9,-1,'deal 1 chameleon 4',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',10,-1,'deal 1 snake 7',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',11,-1,'deal 1 human 6',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',12,-1,'deal 1 bear 1',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',13,-1,'deal 2 eagle 7',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',14,-1,'deal 2 jaguar 1',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',15,-1,'deal 2 chameleon 7',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',16,-1,'deal 2 snake 1',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',17,-1,'deal 2 human 4',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',18,-1,'deal 2 bear 5',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',19,-1,'deal 3 eagle 1',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',20,-1,'deal 3 jaguar 0',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',21,-1,'deal 3 chameleon 6',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',22,-1,'deal 3 snake 3',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',23,-1,'deal 3 human 1',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',24,-1,'deal 3 bear 0',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',25,-1,'roll bear,jaguar,human',1.79494142681659340859e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',26,0,'keep',1.7949414268343753814e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',27,0,'wheel 10 0',1.79494142683519649511e+09);
INSERT INTO "entries" VALUES('mgg64yajekhevzet6fen',28,1,'wheel 7 0',1.7949414268409454822e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',0,-1,'draw 0 80',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',1,-1,'draw 1 3',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',2,-1,'draw 0 59',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',3,-1,'draw 1 30',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',4,-1,'draw 0 4',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',5,-1,'draw 1 94',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',6,-1,'draw 0 83',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',7,-1,'draw 1 36',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',8,-1,'draw 0 99',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',9,-1,'draw 1 15',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',10,-1,'draw 0 43',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',11,-1,'draw 1 18',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',12,-1,'draw 0 88',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',13,-1,'draw 1 78',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',14,0,'start 0',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',15,0,'lay 4 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',16,0,'lay 43 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',17,0,'lay 59 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',18,0,'lay 80 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',19,0,'lay 83 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',20,0,'lay 88 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',21,0,'lay 99 up1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',22,0,'end',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',23,-1,'draw 0 56',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',24,-1,'draw 0 13',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',25,-1,'draw 0 77',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',26,-1,'draw 0 55',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',27,-1,'draw 0 47',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',28,-1,'draw 0 8',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',29,-1,'draw 0 35',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',30,1,'lay 78 up2',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',31,1,'lay 36 down1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',32,1,'lay 3 down1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',33,1,'lay 30 down2',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',34,1,'lay 15 down2',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',35,1,'lay 94 up2',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',36,1,'end',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',37,-1,'draw 1 25',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',38,-1,'draw 1 86',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',39,-1,'draw 1 72',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',40,-1,'draw 1 90',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',41,-1,'draw 1 38',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',42,-1,'draw 1 93',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',43,0,'lay 8 down2',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',44,0,'lay 13 down1',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',45,0,'end',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',46,-1,'draw 0 22',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',47,-1,'draw 0 84',1.79494142742999649052e+09);
INSERT INTO "entries" VALUES('g97cu88fz5aahctu2mf5',48,1,'lay 18 down2',1.79494142742999649052e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('e9eb9ad2501ce72d958017cb2e2a29ffb2dc07fa38ffd728a4bdbdae49df6f54','9bscexajwnubcsy7',1.79494141865134382253e+09);
INSERT INTO "keys" VALUES('85bce633ac7e16340ba0688aba33796bf472e2e1cbc0f3a26774810b41f3c343','nhfhbq8at6wvyqbj',1.79494141876043772701e+09);
INSERT INTO "keys" VALUES('ff54f5ba9caaee901d9696397d8d799aef86cb515995f819faa327314039cd7b','zr3vtwkz6qpt2nr3',1.79494142726210522656e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('afeaec0b0a87ed73e1f14e18c620335b12cc1129f91922f69783c187e538276b','9bscexajwnubcsy7',1.79494502743535614018e+09);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32), 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64), 
	given INTEGER NOT NULL, 
	names TEXT NOT NULL, 
	origin TEXT, 
	created FLOAT NOT NULL, 
	ended FLOAT, 
	ending VARCHAR(16), levels TEXT DEFAULT '[]' NOT NULL, owner VARCHAR(32), size INTEGER DEFAULT '0' NOT NULL, seen FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('yuqxb5xw2wn46j4wfjwb','tn7rfmb32re7','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','vxsv6knvrnkjdv9h5jexd9sna2',0,'["Anna","Bruno"]',NULL,1.79494142587276601791e+09,1.79494142627715945245e+09,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('mgg64yajekhevzet6fen','rnpz56nyh7t8','lost-code',2,'{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"}','w9eqh4v54ucjjq34y3u9uq3jjs',0,'["Anna","Ben"]',NULL,1.79494142681659340859e+09,NULL,NULL,'[null,null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('g97cu88fz5aahctu2mf5',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','vxsv6knvrnkjdv9h5jexd9sna2',0,'["Anna","Bruno"]',NULL,1.79494142742999649052e+09,1.79494142742999649052e+09,'played','[]','9bscexajwnubcsy7',881,1.79494142742999649052e+09);
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, k), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('rnpz56nyh7t8',0,0,'Anna','Hello Ben',1.79494142687102603908e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('mgg64yajekhevzet6fen',0,'{"eagle-3":"x"}','9bscexajwnubcsy7');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('9bscexajwnubcsy7','Anna','en',1.79494141865134382253e+09,1.79494141865134382253e+09);
INSERT INTO "people" VALUES('nhfhbq8at6wvyqbj','Ben','de',1.79494141876043772701e+09,1.79494141876043772701e+09);
INSERT INTO "people" VALUES('zr3vtwkz6qpt2nr3','Robo','en',1.79494142726210522656e+09,1.79494142726210522656e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('tn7rfmb32re7','9bscexajwnubcsy7');
INSERT INTO "places" VALUES('rnpz56nyh7t8','9bscexajwnubcsy7');
INSERT INTO "places" VALUES('rnpz56nyh7t8','nhfhbq8at6wvyqbj');
INSERT INTO "places" VALUES('25ncr8qmsaev','9bscexajwnubcsy7');
INSERT INTO "places" VALUES('25ncr8qmsaev','nhfhbq8at6wvyqbj');
INSERT INTO "places" VALUES('25ncr8qmsaev','zr3vtwkz6qpt2nr3');
CREATE TABLE seat_tokens (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made_by VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "seat_tokens" VALUES('h42ecpbgar597c7gaqyv','25ncr8qmsaev',2,'zr3vtwkz6qpt2nr3','9bscexajwnubcsy7',1.79494142728837919233e+09,1.80271742728837919235e+09);
CREATE TABLE standing (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(64) NOT NULL, 
	watch VARCHAR(64) NOT NULL, 
	rev INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	UNIQUE (watch)
);
INSERT INTO "tables" VALUES('tn7rfmb32re7','16c67003acd31af3d3d3e373c019b047ce34e23cdaad6091956be3e6c6262b04','0b6e0df74a24129282bf3f9413522cf0c19bb4e3ac4dcb5f0bcbbe627d601a6e',3,'over',0,'9bscexajwnubcsy7','{"id":"tn7rfmb32re7","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"9bscexajwnubcsy7","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"9bscexajwnubcsy7","code":"g3cj9j7p","watch":"zzebuphhgub2q7","created":1794941425.7812774,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"yuqxb5xw2wn46j4wfjwb","matches":["yuqxb5xw2wn46j4wfjwb"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"origin":null}',1.7949414257812774181e+09,1.79494142627715945245e+09,NULL);
INSERT INTO "tables" VALUES('rnpz56nyh7t8','f4a167fa4f3122210fba67178900784fbd782430994458e6eee5317180078d23','a7b56de656e2cb24f4af4b46c3ba61aa23895fe2fd363c9602c2490cd45681bd',4,'playing',0,'9bscexajwnubcsy7','{"id":"rnpz56nyh7t8","rev":4,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"9bscexajwnubcsy7","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"nhfhbq8at6wvyqbj","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"9bscexajwnubcsy7","code":"unqqs3gp","watch":"q8btu2rtqq743y","created":1794941426.516364,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["nhfhbq8at6wvyqbj"],"watchers":[],"banned":[],"match":"mgg64yajekhevzet6fen","matches":["mgg64yajekhevzet6fen"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null}',1.79494142651636409756e+09,1.79494142688068222995e+09,NULL);
INSERT INTO "tables" VALUES('25ncr8qmsaev','f96f77ea4531d7416e6de1a18a958e8f227a25fd1110300c543487a75676312a','46fd0f0f7f6928388652fd338651fb2177fbc9db0a2865792098dd2ede0713d9',3,'lobby',0,'9bscexajwnubcsy7','{"id":"25ncr8qmsaev","rev":3,"game":"think-str8","options":{"introductory":false,"tile_preset":"A","tiles":[],"placement":"simultaneous","grey_dice":"free","score_floor":"none"},"seats":[{"person":"9bscexajwnubcsy7","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"zr3vtwkz6qpt2nr3","name":"Robo","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"9bscexajwnubcsy7","code":"nyesgj72","watch":"ryebyaxswcr2m3","created":1794941427.1279829,"status":"lobby","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["nhfhbq8at6wvyqbj"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null}',1.7949414271279828548e+09,1.79494142727958965301e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_seat_tokens_person ON seat_tokens (person);
CREATE INDEX ix_seat_tokens_table_id ON seat_tokens (table_id);
CREATE INDEX matches_by_owner ON matches (owner, created);
CREATE INDEX matches_by_seen ON matches (seen);
COMMIT;
