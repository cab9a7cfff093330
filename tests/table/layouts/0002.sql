BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", n), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',0,-1,'draw 0 91',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',1,-1,'draw 1 25',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',2,-1,'draw 0 17',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',3,-1,'draw 1 2',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',4,-1,'draw 0 20',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',5,-1,'draw 1 7',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',6,-1,'draw 0 80',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',7,-1,'draw 1 34',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',8,-1,'draw 0 95',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',9,-1,'draw 1 47',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',10,-1,'draw 0 16',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',11,-1,'draw 1 24',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',12,-1,'draw 0 18',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',13,-1,'draw 1 93',1.79485484829771924021e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',14,1,'start 1',1.79485484831188917163e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',15,1,'lay 24 up2',1.7948548483170597553e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',16,1,'lay 25 up2',1.79485484832464313505e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',17,1,'lay 34 up2',1.79485484833269476889e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',18,1,'lay 7 up1',1.79485484833642888074e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',19,1,'lay 47 down2',1.7948548483403420448e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',20,1,'lay 93 up2',1.79485484834432649616e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',21,1,'end',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',22,-1,'draw 1 88',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',23,-1,'draw 1 57',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',24,-1,'draw 1 90',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',25,-1,'draw 1 46',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',26,-1,'draw 1 81',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',27,-1,'draw 1 28',1.79485484834825730323e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',28,0,'lay 17 down1',1.79485484838508200641e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',29,0,'lay 95 up1',1.79485484839699459074e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',30,0,'lay 16 down1',1.79485484840797305107e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',31,0,'lay 20 down2',1.79485484842150044438e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',32,0,'lay 18 down2',1.79485484843250799177e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',33,0,'end',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',34,-1,'draw 0 97',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',35,-1,'draw 0 22',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',36,-1,'draw 0 40',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',37,-1,'draw 0 39',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',38,-1,'draw 0 35',1.79485484844525766375e+09);
INSERT INTO "entries" VALUES('ek24638frvuzbpq288xw',39,1,'lay 2 down2',1.79485484845147347451e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',0,-1,'stack 1,0,2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',1,-1,'deal 0 eagle 1',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',2,-1,'deal 0 jaguar 0',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',3,-1,'deal 0 chameleon 5',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',4,-1,'deal 0 snake 7',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',5,-1,'deal 0 human 4',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',6,-1,'deal 0 bear 3',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',7,-1,'deal 1 eagle 2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',8,-1,'deal 1 jaguar 2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',9,-1,'deal 1 chameleon 6',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',10,-1,'deal 1 snake 6',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',11,-1,'deal 1 human 6',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',12,-1,'deal 1 bear 1',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',13,-1,'deal 2 eagle 0',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',14,-1,'deal 2 jaguar 1',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',15,-1,'deal 2 chameleon 4',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',16,-1,'deal 2 snake 4',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',17,-1,'deal 2 human 1',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',18,-1,'deal 2 bear 4',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',19,-1,'deal 3 eagle 4',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',20,-1,'deal 3 jaguar 5',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',21,-1,'deal 3 chameleon 1',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',22,-1,'deal 3 snake 2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',23,-1,'deal 3 human 2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',24,-1,'deal 3 bear 2',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',25,-1,'roll eagle,bear,human',1.79485484860281562804e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',26,2,'turn 2 bear',1.79485484861339735984e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',27,2,'wheel 4 6',1.79485484862271332741e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',28,0,'wheel 1 12',1.7948548486863768101e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',29,1,'wheel 5 11',1.7948548487070217132e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',30,0,'exchange snake',1.79485484872715091706e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',31,-1,'deal 0 snake 1',1.79485484872715091706e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',32,1,'exchange bear',1.79485484874673557279e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',33,-1,'deal 1 bear 5',1.79485484874673557279e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',34,-1,'roll human,chameleon,jaguar',1.79485484874673557279e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',35,0,'turn 2 chameleon',1.79485484876716327668e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',36,0,'wheel 2 17',1.79485484879295778279e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',37,1,'wheel 7 13',1.79485484881838250163e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',38,2,'wheel 10 12',1.79485484882327485083e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',39,0,'exchange eagle',1.79485484884051322935e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',40,-1,'deal 0 eagle 3',1.79485484884051322935e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',41,2,'exchange snake',1.79485484884903335567e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',42,-1,'deal 2 snake 0',1.79485484884903335567e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',43,-1,'roll eagle,chameleon,chameleon',1.79485484884903335567e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',44,0,'turn 2 bear',1.79485484887174558642e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',45,0,'wheel 10 3',1.79485484890227603915e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',46,1,'wheel 1 15',1.79485484891849565508e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',47,2,'wheel 5 1',1.79485484892312884335e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',48,1,'exchange snake',1.79485484893818759925e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',49,-1,'deal 1 snake 5',1.79485484893818759925e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',50,2,'exchange chameleon',1.79485484894683337215e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',51,-1,'deal 2 chameleon 2',1.79485484894683337215e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',52,-1,'roll eagle,chameleon,chameleon',1.79485484894683337215e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',53,0,'turn 2 snake',1.79485484896205139157e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',54,0,'wheel 4 13',1.79485484898727726938e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',55,1,'wheel 1 12',1.794854849010158062e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',56,2,'wheel 2 20',1.79485484901869320867e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',57,0,'exchange eagle',1.7948548490333743095e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',58,-1,'deal 0 eagle 7',1.7948548490333743095e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',59,1,'exchange human',1.79485484905357718472e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',60,-1,'deal 1 human 7',1.79485484905357718472e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',61,2,'exchange chameleon',1.79485484905861616133e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',62,-1,'deal 2 chameleon 0',1.79485484905861616133e+09);
INSERT INTO "entries" VALUES('kzsqwdtq23k2fv8d2w9w',63,-1,'roll bear,jaguar,chameleon',1.79485484905861616133e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',0,-1,'draw 0 91',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',1,-1,'draw 1 25',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',2,-1,'draw 0 17',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',3,-1,'draw 1 2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',4,-1,'draw 0 20',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',5,-1,'draw 1 7',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',6,-1,'draw 0 80',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',7,-1,'draw 1 34',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',8,-1,'draw 0 95',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',9,-1,'draw 1 47',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',10,-1,'draw 0 16',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',11,-1,'draw 1 24',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',12,-1,'draw 0 18',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',13,-1,'draw 1 93',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',14,1,'start 1',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',15,1,'lay 24 up2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',16,1,'lay 25 up2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',17,1,'lay 34 up2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',18,1,'lay 7 up1',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',19,1,'lay 47 down2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',20,1,'lay 93 up2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',21,1,'end',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',22,-1,'draw 1 88',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',23,-1,'draw 1 57',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',24,-1,'draw 1 90',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',25,-1,'draw 1 46',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',26,-1,'draw 1 81',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',27,-1,'draw 1 28',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',28,0,'lay 17 down1',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',29,0,'lay 95 up1',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',30,0,'lay 16 down1',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',31,0,'lay 20 down2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',32,0,'lay 18 down2',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',33,0,'end',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',34,-1,'draw 0 97',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',35,-1,'draw 0 22',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',36,-1,'draw 0 40',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',37,-1,'draw 0 39',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',38,-1,'draw 0 35',1.79485484913541436195e+09);
INSERT INTO "entries" VALUES('f48wh3hjxx98kb9tjg25',39,1,'lay 2 down2',1.79485484913541436195e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('849594caef40af25c56e6a7d1d7218926f3998556e656824472df3c18dae064f','pa8hs22373w9bpnm',1.7948548468789491654e+09);
INSERT INTO "keys" VALUES('ac4c1c1d7c1ae164f6c1bf1375b28dbf400d7b53a7c3ff087fe344e08a528b75','u5t4ejqemdquv425',1.79485484690475034707e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('06dc82393416e0bb625942a13cdc7fbfd0c03211c4fe2ccd3edab145905a7782','pa8hs22373w9bpnm',1.79485844916155838973e+09);
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
	ending VARCHAR(16), levels TEXT DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('ek24638frvuzbpq288xw','as7er3kgucjw','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','ttmkd6fyp4g9jxz8mdx28rzvf6',0,'["Anna","Bruno"]',NULL,1.79485484829771924021e+09,1.79485484845152759546e+09,'played','[null,"random"]');
INSERT INTO "matches" VALUES('kzsqwdtq23k2fv8d2w9w','cjyfen7hyqmd','lost-code',3,'{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"}','x4tmeumdwtm2ucxjdgh89p528b',0,'["Anna","Ben","Cleo"]',NULL,1.79485484860281562804e+09,NULL,NULL,'[null,null,"random"]');
INSERT INTO "matches" VALUES('f48wh3hjxx98kb9tjg25',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','ttmkd6fyp4g9jxz8mdx28rzvf6',0,'["",""]',NULL,1.79485484913541436195e+09,1.79485484913541436195e+09,'played','[]');
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
INSERT INTO "messages" VALUES('cjyfen7hyqmd',0,0,'Anna','Hello Ben',1.79485484858867430689e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('kzsqwdtq23k2fv8d2w9w',0,'{"x":"1"}');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('pa8hs22373w9bpnm','Anna','en',1.7948548468789491654e+09,1.7948548468789491654e+09);
INSERT INTO "people" VALUES('u5t4ejqemdquv425','Ben','de',1.79485484690475034707e+09,1.79485484690475034707e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('as7er3kgucjw','pa8hs22373w9bpnm');
INSERT INTO "places" VALUES('cjyfen7hyqmd','pa8hs22373w9bpnm');
INSERT INTO "places" VALUES('cjyfen7hyqmd','u5t4ejqemdquv425');
INSERT INTO "places" VALUES('y3y3wkd2jr7p','u5t4ejqemdquv425');
INSERT INTO "places" VALUES('y3y3wkd2jr7p','pa8hs22373w9bpnm');
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
INSERT INTO "tables" VALUES('as7er3kgucjw','e85354b6010b99586e5ab2d6356803c894d8479fc53204406ad154067309e743','655143e32f172b0060ffc7775850fe9a7b47a9a9b91968d360f484652ae5987a',3,'over',0,'pa8hs22373w9bpnm','{"id":"as7er3kgucjw","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"pa8hs22373w9bpnm","name":"Anna","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"pa8hs22373w9bpnm","code":"4awxf9g2","watch":"zesqpurpks6uuf","created":1794854846.9256241,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"match":"ek24638frvuzbpq288xw","matches":["ek24638frvuzbpq288xw"],"ending":"played","ballot":null,"origin":null}',1.79485484692562413211e+09,1.79485484845152759546e+09,NULL);
INSERT INTO "tables" VALUES('cjyfen7hyqmd','7c76135abb9793556084c45c275bfcd2d2477ad995a4d476ec001a02ca1cc2ce','34783672264558b1ae7922ef392fb1cf3fa8fa9bfbf02022206479cf68d6e5ca',4,'playing',0,'pa8hs22373w9bpnm','{"id":"cjyfen7hyqmd","rev":4,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"pa8hs22373w9bpnm","name":"Anna","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"u5t4ejqemdquv425","name":"Ben","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Cleo","bot":"random","away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"pa8hs22373w9bpnm","code":"yy5jtb3p","watch":"gndus5zujkgnz9","created":1794854848.5174391,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["u5t4ejqemdquv425"],"watchers":[],"match":"kzsqwdtq23k2fv8d2w9w","matches":["kzsqwdtq23k2fv8d2w9w"],"ending":null,"ballot":null,"origin":null}',1.7948548485174391269e+09,1.79485484917482709891e+09,NULL);
INSERT INTO "tables" VALUES('y3y3wkd2jr7p','8bc4cd23202ab98063dfdeeede9e5f78abc98a475b6e26de804194612314a074','1b2defd9005b4e2e02818a478428ab258e6969b7aa6ce2ba7d55923bbb62310a',2,'lobby',1,'u5t4ejqemdquv425','{"id":"y3y3wkd2jr7p","rev":2,"game":"the-game-extreme","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false,"commands_enabled":["stop","skull","three","silence","no-backwards","one-pile","draw-one"],"command_layout":"fixed","layout":{},"violations":"refuse","one_pile_midturn":"from_now","short_hand":"lose"},"seats":[{"person":"u5t4ejqemdquv425","name":"Ben","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"u5t4ejqemdquv425","code":"5wnavdyq","watch":"kunzjx7vt9dz7u","created":1794854849.0731454,"status":"lobby","visibility":"listed","help":"sheet","clock":null,"chat":true,"guests":["pa8hs22373w9bpnm"],"watchers":[],"match":null,"matches":[],"ending":null,"ballot":null,"origin":null}',1.7948548490731453895e+09,1.79485484909067845348e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
COMMIT;
