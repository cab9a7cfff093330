BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE attempts (
	"match" VARCHAR(32) NOT NULL, 
	deal VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	practised BOOLEAN NOT NULL, 
	begun FLOAT NOT NULL, 
	ended FLOAT, 
	score INTEGER, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "attempts" VALUES('m48nzan3dmenh7pjkzw4','daily.2026-11-16.the-game.alone','ahgacf4zkpbkdjgt',0,0,0,1.79485500056999945639e+09,1.7948550010199990272e+09,-79);
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
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',0,-1,'draw 0 21',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',1,-1,'draw 1 99',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',2,-1,'draw 0 78',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',3,-1,'draw 1 36',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',4,-1,'draw 0 58',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',5,-1,'draw 1 31',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',6,-1,'draw 0 6',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',7,-1,'draw 1 83',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',8,-1,'draw 0 2',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',9,-1,'draw 1 62',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',10,-1,'draw 0 11',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',11,-1,'draw 1 51',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',12,-1,'draw 0 8',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',13,-1,'draw 1 76',1794855000.05);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',14,1,'start 1',1794855000.07);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',15,1,'lay 76 up2',1794855000.1);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',16,1,'lay 83 up2',1794855000.12);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',17,1,'lay 62 up1',1.79485500013999986655e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',18,1,'lay 99 up2',1.79485500015999984739e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',19,1,'lay 51 down2',1.79485500017999982831e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',20,1,'lay 31 down1',1.79485500019999980924e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',21,1,'lay 36 down2',1.7948550002199997902e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',22,1,'end',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',23,-1,'draw 1 25',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',24,-1,'draw 1 43',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',25,-1,'draw 1 37',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',26,-1,'draw 1 53',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',27,-1,'draw 1 5',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',28,-1,'draw 1 40',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',29,-1,'draw 1 59',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',30,0,'lay 2 down1',1.79485500025999975201e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',31,0,'lay 6 down2',1.79485500027999973294e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',32,0,'lay 78 up1',1.79485500029999971386e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',33,0,'end',1.79485500031999969483e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',34,-1,'draw 0 44',1.79485500031999969483e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',35,-1,'draw 0 16',1.79485500031999969483e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',36,-1,'draw 0 50',1.79485500031999969483e+09);
INSERT INTO "entries" VALUES('54qze76dcae3nx6qdp97',37,1,'lay 5 down2',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',0,-1,'draw 0 69',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',1,-1,'draw 1 49',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',2,-1,'draw 0 95',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',3,-1,'draw 1 84',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',4,-1,'draw 0 11',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',5,-1,'draw 1 22',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',6,-1,'draw 0 33',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',7,-1,'draw 1 80',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',8,-1,'draw 0 4',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',9,-1,'draw 1 26',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',10,-1,'draw 0 55',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',11,-1,'draw 1 50',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',12,-1,'draw 0 39',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('s535prrwyb3gbr8rjj3q',13,-1,'draw 1 30',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',0,-1,'draw 0 21',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',1,-1,'draw 1 99',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',2,-1,'draw 0 78',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',3,-1,'draw 1 36',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',4,-1,'draw 0 58',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',5,-1,'draw 1 31',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',6,-1,'draw 0 6',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',7,-1,'draw 1 83',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',8,-1,'draw 0 2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',9,-1,'draw 1 62',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',10,-1,'draw 0 11',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',11,-1,'draw 1 51',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',12,-1,'draw 0 8',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',13,-1,'draw 1 76',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',14,1,'start 1',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',15,1,'lay 76 up2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',16,1,'lay 83 up2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',17,1,'lay 62 up1',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',18,1,'lay 99 up2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',19,1,'lay 51 down2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',20,1,'lay 31 down1',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',21,1,'lay 36 down2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',22,1,'end',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',23,-1,'draw 1 25',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',24,-1,'draw 1 43',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',25,-1,'draw 1 37',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',26,-1,'draw 1 53',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',27,-1,'draw 1 5',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',28,-1,'draw 1 40',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',29,-1,'draw 1 59',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',30,0,'lay 2 down1',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',31,0,'lay 6 down2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',32,0,'lay 78 up1',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',33,0,'end',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',34,-1,'draw 0 44',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',35,-1,'draw 0 16',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',36,-1,'draw 0 50',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('6yp2d4k6fbz7auy8p727',37,1,'lay 5 down2',1.79485500051999950408e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',0,-1,'draw 0 50',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',1,-1,'draw 0 98',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',2,-1,'draw 0 23',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',3,-1,'draw 0 87',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',4,-1,'draw 0 28',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',5,-1,'draw 0 24',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',6,-1,'draw 0 86',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',7,-1,'draw 0 95',1.79485500056999945639e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',8,0,'lay 23 up1',1.79485500058999943731e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',9,0,'lay 24 up1',1.79485500060999941828e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',10,0,'lay 28 up1',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',11,0,'lay 50 up1',1.79485500064999938009e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',12,0,'lay 86 up1',1.79485500066999936101e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',13,0,'lay 87 up1',1.79485500068999934194e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',14,0,'lay 95 up1',1.79485500070999932291e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',15,0,'lay 98 up1',1.79485500072999930388e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',16,0,'end',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',17,-1,'draw 0 31',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',18,-1,'draw 0 15',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',19,-1,'draw 0 89',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',20,-1,'draw 0 78',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',21,-1,'draw 0 63',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',22,-1,'draw 0 59',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',23,-1,'draw 0 97',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',24,-1,'draw 0 82',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',25,0,'lay 15 up2',1.79485500076999926564e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',26,0,'lay 31 up2',1.79485500078999924656e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',27,0,'lay 59 up2',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',28,0,'lay 63 up2',1.7948550008299992085e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',29,0,'lay 78 up2',1.79485500084999918942e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',30,0,'lay 82 up2',1.79485500086999917026e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',31,0,'lay 89 up2',1.79485500088999915119e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',32,0,'lay 97 up2',1.79485500090999913216e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',33,0,'end',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',34,-1,'draw 0 30',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',35,-1,'draw 0 91',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',36,-1,'draw 0 35',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',37,-1,'draw 0 20',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',38,-1,'draw 0 45',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',39,-1,'draw 0 43',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',40,-1,'draw 0 9',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',41,-1,'draw 0 68',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',42,0,'lay 9 down1',1.79485500094999909405e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',43,0,'lay 20 down2',1.79485500096999907489e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',44,0,'lay 30 down2',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',45,0,'end',1.79485500100999903678e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',46,-1,'draw 0 94',1.79485500100999903678e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',47,-1,'draw 0 65',1.79485500100999903678e+09);
INSERT INTO "entries" VALUES('m48nzan3dmenh7pjkzw4',48,-1,'draw 0 57',1.79485500100999903678e+09);
CREATE TABLE judged (
	"match" VARCHAR(32) NOT NULL, 
	k INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY ("match", k), 
	FOREIGN KEY("match") REFERENCES reviews ("match") ON DELETE CASCADE
);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('730a54b741c275fd24d0ee14bc6032863e81043d251b49ad82e4e53b0c6990a1','2evmjsv9qt3ckx53',1794855000.01);
INSERT INTO "keys" VALUES('9d27ad8d42a03755035c6616a07e70945a01ef27451a309d358b113233597e49','ahgacf4zkpbkdjgt',1794855000.02);
INSERT INTO "keys" VALUES('afcaa1d823f8ff4dc905abd14058603e3898d9cd53cebb8a626766bd3efd459b','9urfd6wkaagssrna',1.79485500047999954218e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('824cda4eb07ad49597dbe33bfd7e17651766a3b47c9a2e4a2edc9f5f56f0f222','ahgacf4zkpbkdjgt',1.79485860052999949458e+09);
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
INSERT INTO "matches" VALUES('54qze76dcae3nx6qdp97','byvya9xc3g7z','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','qmen7tuju2xsyjjczd6wvx6xv7',0,'["Anna","Bruno"]',NULL,1794855000.05,1.79485500034999966622e+09,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('s535prrwyb3gbr8rjj3q','r88jx6mndaeg','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','jnajxd6qr5wadv7dmws7wg22m7',0,'["Anna","Ben"]',NULL,1.79485500039999961848e+09,NULL,NULL,'[null,null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('6yp2d4k6fbz7auy8p727',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','qmen7tuju2xsyjjczd6wvx6xv7',0,'["Anna","Bruno"]',NULL,1.79485500051999950408e+09,1.79485500051999950408e+09,'played','[]','2evmjsv9qt3ckx53',1711,1.79485500051999950408e+09);
INSERT INTO "matches" VALUES('m48nzan3dmenh7pjkzw4','wbt9zwkf8r6b','the-game',1,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','e005789d3602c2a94cc92f4fe075b652',0,'["Ben"]',NULL,1.79485500056999945639e+09,1.7948550010199990272e+09,'played','[null]',NULL,0,NULL);
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
INSERT INTO "messages" VALUES('r88jx6mndaeg',0,0,'Anna','Hello Ben',1.79485500041999959945e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('s535prrwyb3gbr8rjj3q',0,'{"a":"b"}','2evmjsv9qt3ckx53');
CREATE TABLE pars (
	deal VARCHAR(64) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	scores TEXT NOT NULL, 
	PRIMARY KEY (deal, level)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('2evmjsv9qt3ckx53','Anna','en',1794855000.01,1794855000.01);
INSERT INTO "people" VALUES('ahgacf4zkpbkdjgt','Ben','de',1794855000.02,1794855000.02);
INSERT INTO "people" VALUES('9urfd6wkaagssrna','Robot','en',1.79485500047999954218e+09,1.79485500047999954218e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('byvya9xc3g7z','2evmjsv9qt3ckx53');
INSERT INTO "places" VALUES('r88jx6mndaeg','2evmjsv9qt3ckx53');
INSERT INTO "places" VALUES('r88jx6mndaeg','ahgacf4zkpbkdjgt');
INSERT INTO "places" VALUES('49g3tg8pmae7','2evmjsv9qt3ckx53');
INSERT INTO "places" VALUES('49g3tg8pmae7','ahgacf4zkpbkdjgt');
INSERT INTO "places" VALUES('49g3tg8pmae7','9urfd6wkaagssrna');
INSERT INTO "places" VALUES('wbt9zwkf8r6b','ahgacf4zkpbkdjgt');
CREATE TABLE plays (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	variant TEXT NOT NULL, 
	ended FLOAT NOT NULL, 
	ending VARCHAR(16) NOT NULL, 
	counts BOOLEAN NOT NULL, 
	won BOOLEAN NOT NULL, 
	score INTEGER, 
	place INTEGER, 
	tally TEXT NOT NULL, 
	deal VARCHAR(64), 
	others TEXT NOT NULL, 
	counted INTEGER NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "plays" VALUES('54qze76dcae3nx6qdp97',0,'2evmjsv9qt3ckx53','the-game',2,'{}',1.79485500034999966622e+09,'played',1,0,-87,NULL,'{"tricks":[0,11]}',NULL,'bruno',1);
INSERT INTO "plays" VALUES('m48nzan3dmenh7pjkzw4',0,'ahgacf4zkpbkdjgt','the-game',1,'{}',1.7948550010199990272e+09,'played',0,0,-79,NULL,'{"tricks":[1,19]}','daily.2026-11-16.the-game.alone','',1);
CREATE TABLE reviews (
	"match" VARCHAR(32) NOT NULL, 
	judge INTEGER NOT NULL, 
	depth VARCHAR(16) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	total INTEGER, 
	person VARCHAR(32) NOT NULL, 
	asked FLOAT NOT NULL, 
	ended FLOAT, 
	players TEXT, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
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
INSERT INTO "seat_tokens" VALUES('9m67fpsa45b3hsqecjwj','49g3tg8pmae7',1,'9urfd6wkaagssrna','2evmjsv9qt3ckx53',1.79485500049999952311e+09,1.80263100049999952321e+09);
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
INSERT INTO "tables" VALUES('byvya9xc3g7z','8c354941978071690eec21f3012a071691171f395b610aa749c335b32307567b','ce302de6e655717973f41c282dea5f5fcd058ef2f6829d5e3cb0bcae69a6920c',3,'over',0,'2evmjsv9qt3ckx53','{"id":"byvya9xc3g7z","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"2evmjsv9qt3ckx53","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"2evmjsv9qt3ckx53","code":"f9m6msj9","watch":"rdxnf3na2hyrq4","created":1794855000.03,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"54qze76dcae3nx6qdp97","matches":["54qze76dcae3nx6qdp97"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"origin":null,"deal":null}',1794855000.03,1.79485500034999966622e+09,NULL);
INSERT INTO "tables" VALUES('r88jx6mndaeg','fa80d16dc5e27c49a81559986b02c55aad1668e7d5182bdbbd19a539e6d8ca52','6a6c24d5130d0da78574cd8b73ae59e4806e51d544652bd170d75b86e6ad02f3',4,'playing',0,'2evmjsv9qt3ckx53','{"id":"r88jx6mndaeg","rev":4,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"2evmjsv9qt3ckx53","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"ahgacf4zkpbkdjgt","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"2evmjsv9qt3ckx53","code":"cjw2e9s8","watch":"hgacynbccxg2sk","created":1794855000.3599997,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["ahgacf4zkpbkdjgt"],"watchers":[],"banned":[],"match":"s535prrwyb3gbr8rjj3q","matches":["s535prrwyb3gbr8rjj3q"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79485500035999965672e+09,1.79485500043999958042e+09,NULL);
INSERT INTO "tables" VALUES('49g3tg8pmae7','c447b363c260660ff237fa5cbb18fa060c332f47826972eb344f20382ae64fc7','1d90f9747d127b908f8faeb54e8d93b798eeb871edc8d303ec82cf0e60ff44bf',3,'lobby',0,'2evmjsv9qt3ckx53','{"id":"49g3tg8pmae7","rev":3,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"2evmjsv9qt3ckx53","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"9urfd6wkaagssrna","name":"Robot","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"2evmjsv9qt3ckx53","code":"dhhnhjud","watch":"2gknyba5jgdevw","created":1794855000.4499996,"status":"lobby","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["ahgacf4zkpbkdjgt"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79485500044999957084e+09,1.79485500048999953269e+09,NULL);
INSERT INTO "tables" VALUES('wbt9zwkf8r6b','9fa6746a5e08906c279799e30491cc9cc044fb0a925a73c2ad1e8830925668df','f0b8c98bfdfd3a6cf74f2be9807437378c5baa191ac71c46582272690f0b4c43',3,'over',0,'ahgacf4zkpbkdjgt','{"id":"wbt9zwkf8r6b","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"ahgacf4zkpbkdjgt","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"ahgacf4zkpbkdjgt","code":"747uj6j2","watch":"z8r6v3jz684f29","created":1794855000.5499995,"status":"over","visibility":"private","help":"coach","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"m48nzan3dmenh7pjkzw4","matches":["m48nzan3dmenh7pjkzw4"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0],"origin":null,"deal":{"id":"daily.2026-11-16.the-game.alone","seat":0,"counts":false}}',1.79485500054999947546e+09,1.7948550010199990272e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_seat_tokens_table_id ON seat_tokens (table_id);
CREATE INDEX ix_seat_tokens_person ON seat_tokens (person);
CREATE INDEX matches_by_owner ON matches (owner, created);
CREATE INDEX matches_by_seen ON matches (seen);
CREATE INDEX attempts_by_deal ON attempts (deal, counts, score, ended);
CREATE INDEX attempts_by_person ON attempts (person, deal);
CREATE UNIQUE INDEX attempts_once ON attempts (deal, person) WHERE counts;
CREATE INDEX plays_by_person ON plays (person, ended, "match");
CREATE INDEX plays_by_counted ON plays (counted);
CREATE INDEX reviews_by_status ON reviews (status, asked);
CREATE INDEX reviews_by_person ON reviews (person, status);
COMMIT;
