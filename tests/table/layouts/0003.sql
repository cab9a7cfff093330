BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", n), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',0,-1,'draw 0 94',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',1,-1,'draw 1 12',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',2,-1,'draw 0 10',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',3,-1,'draw 1 78',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',4,-1,'draw 0 18',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',5,-1,'draw 1 29',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',6,-1,'draw 0 80',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',7,-1,'draw 1 58',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',8,-1,'draw 0 44',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',9,-1,'draw 1 54',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',10,-1,'draw 0 19',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',11,-1,'draw 1 90',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',12,-1,'draw 0 56',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',13,-1,'draw 1 84',1.79485487392075037955e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',14,1,'start 1',1.79485487394117498392e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',15,1,'lay 29 down2',1.79485487394751405719e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',16,1,'lay 78 down1',1.79485487395729136463e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',17,1,'end',1.79485487397000241277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',18,-1,'draw 1 27',1.79485487397000241277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',19,-1,'draw 1 85',1.79485487397000241277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',20,0,'lay 18 up1',1.79485487403298497204e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',21,0,'lay 10 down2',1.79485487405850148196e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',22,0,'lay 44 up2',1.79485487408512544627e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',23,0,'lay 19 down1',1.79485487410162067407e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',24,0,'lay 80 up2',1.79485487411471772195e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',25,0,'end',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',26,-1,'draw 0 42',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',27,-1,'draw 0 11',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',28,-1,'draw 0 88',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',29,-1,'draw 0 86',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',30,-1,'draw 0 22',1.79485487413494563101e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',31,1,'lay 85 up2',1.79485487414213943486e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',32,1,'lay 12 down1',1.79485487414692831045e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',33,1,'lay 54 up1',1.79485487415311622616e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',34,1,'lay 84 up1',1.79485487415504693991e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',35,1,'lay 90 up2',1.79485487415639495848e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',36,1,'end',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',37,-1,'draw 1 5',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',38,-1,'draw 1 37',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',39,-1,'draw 1 68',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',40,-1,'draw 1 76',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',41,-1,'draw 1 70',1.79485487416090512277e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',42,0,'lay 88 up1',1.79485487421321463583e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',43,0,'lay 94 up2',1.79485487423239374162e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',44,0,'lay 11 down1',1.79485487425033092504e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',45,0,'end',1.79485487427945446963e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',46,-1,'draw 0 21',1.79485487427945446963e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',47,-1,'draw 0 83',1.79485487427945446963e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',48,-1,'draw 0 51',1.79485487427945446963e+09);
INSERT INTO "entries" VALUES('6jc2n6z4ywg8ctvqktw5',49,1,'lay 5 down2',1.79485487429291033743e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',0,-1,'stack 0,2,1',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',1,-1,'deal 0 eagle 2',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',2,-1,'deal 0 jaguar 3',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',3,-1,'deal 0 chameleon 1',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',4,-1,'deal 0 snake 7',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',5,-1,'deal 0 human 6',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',6,-1,'deal 0 bear 4',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',7,-1,'deal 1 eagle 4',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',8,-1,'deal 1 jaguar 5',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',9,-1,'deal 1 chameleon 2',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',10,-1,'deal 1 snake 2',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',11,-1,'deal 1 human 7',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',12,-1,'deal 1 bear 1',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',13,-1,'deal 2 eagle 1',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',14,-1,'deal 2 jaguar 4',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',15,-1,'deal 2 chameleon 6',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',16,-1,'deal 2 snake 5',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',17,-1,'deal 2 human 4',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',18,-1,'deal 2 bear 0',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',19,-1,'deal 3 eagle 0',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',20,-1,'deal 3 jaguar 2',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',21,-1,'deal 3 chameleon 4',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',22,-1,'deal 3 snake 6',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',23,-1,'deal 3 human 3',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',24,-1,'deal 3 bear 3',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',25,-1,'roll eagle,human,chameleon',1.79485487445498919484e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',26,1,'turn 2 bear',1.79485487449031877512e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',27,1,'wheel 10 3',1.79485487452410387996e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',28,2,'wheel 6 12',1.794854874531327486e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',29,0,'wheel 4 15',1.79485487455119609827e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',30,2,'exchange chameleon',1.79485487456074690819e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',31,-1,'deal 2 chameleon 7',1.79485487456074690819e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',32,0,'exchange snake',1.79485487459999489782e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',33,-1,'deal 0 snake 1',1.79485487459999489782e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',34,-1,'roll eagle,eagle,eagle',1.79485487459999489782e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',35,2,'turn 2 bear',1.79485487460592317574e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',36,2,'wheel 5 3',1.79485487461359047886e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',37,0,'wheel 2 12',1.79485487464236164096e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',38,1,'wheel 10 0',1.79485487466907739644e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',39,2,'exchange chameleon',1.79485487468534708026e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',40,-1,'deal 2 chameleon 5',1.79485487468534708026e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',41,0,'exchange bear',1.79485487472437238694e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',42,-1,'deal 0 bear 6',1.79485487472437238694e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',43,-1,'roll human,eagle,eagle',1.79485487472437238694e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',44,2,'turn 2 chameleon',1.79485487473111748695e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',45,2,'wheel 5 9',1.79485487473837351801e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',46,0,'wheel 4 11',1.79485487476519179348e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',47,1,'wheel 6 5',1.79485487479397630688e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',48,0,'exchange bear',1.79485487482441544528e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',49,-1,'deal 0 bear 2',1.79485487482441544528e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',50,1,'exchange jaguar',1.79485487484983325008e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',51,-1,'deal 1 jaguar 1',1.79485487484983325008e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',52,-1,'roll eagle,eagle,jaguar',1.79485487484983325008e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',53,0,'turn 0 snake',1.79485487488151502612e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',54,0,'wheel 1 11',1.79485487493124914169e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',55,2,'wheel 4 2',1.79485487493804883952e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',56,1,'wheel 6 11',1.79485487496044015878e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',57,0,'exchange eagle',1.7948548749908251762e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',58,-1,'deal 0 eagle 3',1.7948548749908251762e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',59,2,'exchange chameleon',1.79485487500200533873e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',60,-1,'deal 2 chameleon 0',1.79485487500200533873e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',61,1,'exchange eagle',1.79485487502036499974e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',62,-1,'deal 1 eagle 5',1.79485487502036499974e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',63,-1,'roll bear,human,chameleon',1.79485487502036499974e+09);
INSERT INTO "entries" VALUES('28ue478s94zwctcdgr2h',64,0,'keep',1.79485487504335212713e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',0,-1,'draw 0 94',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',1,-1,'draw 1 12',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',2,-1,'draw 0 10',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',3,-1,'draw 1 78',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',4,-1,'draw 0 18',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',5,-1,'draw 1 29',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',6,-1,'draw 0 80',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',7,-1,'draw 1 58',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',8,-1,'draw 0 44',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',9,-1,'draw 1 54',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',10,-1,'draw 0 19',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',11,-1,'draw 1 90',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',12,-1,'draw 0 56',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',13,-1,'draw 1 84',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',14,1,'start 1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',15,1,'lay 29 down2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',16,1,'lay 78 down1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',17,1,'end',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',18,-1,'draw 1 27',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',19,-1,'draw 1 85',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',20,0,'lay 18 up1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',21,0,'lay 10 down2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',22,0,'lay 44 up2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',23,0,'lay 19 down1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',24,0,'lay 80 up2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',25,0,'end',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',26,-1,'draw 0 42',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',27,-1,'draw 0 11',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',28,-1,'draw 0 88',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',29,-1,'draw 0 86',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',30,-1,'draw 0 22',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',31,1,'lay 85 up2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',32,1,'lay 12 down1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',33,1,'lay 54 up1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',34,1,'lay 84 up1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',35,1,'lay 90 up2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',36,1,'end',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',37,-1,'draw 1 5',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',38,-1,'draw 1 37',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',39,-1,'draw 1 68',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',40,-1,'draw 1 76',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',41,-1,'draw 1 70',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',42,0,'lay 88 up1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',43,0,'lay 94 up2',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',44,0,'lay 11 down1',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',45,0,'end',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',46,-1,'draw 0 21',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',47,-1,'draw 0 83',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',48,-1,'draw 0 51',1.7948548751761889458e+09);
INSERT INTO "entries" VALUES('bjk6eafpnthabumbtgkb',49,1,'lay 5 down2',1.7948548751761889458e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('a63bd72e4eea87d65a10e9f5b658f525b55c406943ab5d1a3271e1c76be3e3c8','gwz5jp9stf6m8t6n',1.79485487133228778836e+09);
INSERT INTO "keys" VALUES('f6c43d25320a8f0adf8eef8ba98682f511f506ac2a6dea5e9a485cd4fc26ae4c','9s9g72nj2j9c6mjj',1.79485487136220383643e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('f2576f2c08ffdda7f8b11eff2165acd11f2d36a243b5f117bcb6e4a45a2e7c68','gwz5jp9stf6m8t6n',1.79485847521280694012e+09);
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
INSERT INTO "matches" VALUES('6jc2n6z4ywg8ctvqktw5','rpvf4z2m6uvj','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','7h3x9decyfptjark3vs6etqbx3',0,'["Anna","Bruno"]',NULL,1.79485487392075037955e+09,1.79485487429300355913e+09,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('28ue478s94zwctcdgr2h','cmpjvb8safvd','lost-code',3,'{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"}','pqvrsdgfgtge9nrv98gpqb8v7u',0,'["Anna","Ben","Cleo"]',NULL,1.79485487445498919484e+09,NULL,NULL,'[null,null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('bjk6eafpnthabumbtgkb',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','7h3x9decyfptjark3vs6etqbx3',0,'["Anna","Bruno"]',NULL,1.7948548751761889458e+09,1.7948548751761889458e+09,'played','[]','9s9g72nj2j9c6mjj',891,1.7948548751761889458e+09);
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
INSERT INTO "messages" VALUES('cmpjvb8safvd',0,0,'Anna','Hello Ben',1.79485487443336749072e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('28ue478s94zwctcdgr2h',0,'{"x":"1"}','gwz5jp9stf6m8t6n');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('gwz5jp9stf6m8t6n','Anna','en',1.79485487133228778836e+09,1.79485487133228778836e+09);
INSERT INTO "people" VALUES('9s9g72nj2j9c6mjj','Ben','de',1.79485487136220383643e+09,1.79485487136220383643e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('rpvf4z2m6uvj','gwz5jp9stf6m8t6n');
INSERT INTO "places" VALUES('cmpjvb8safvd','gwz5jp9stf6m8t6n');
INSERT INTO "places" VALUES('cmpjvb8safvd','9s9g72nj2j9c6mjj');
INSERT INTO "places" VALUES('mexm6kygfnmg','9s9g72nj2j9c6mjj');
INSERT INTO "places" VALUES('mexm6kygfnmg','gwz5jp9stf6m8t6n');
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
INSERT INTO "seat_tokens" VALUES('8tfmyuctejdnuvhyq72h','mexm6kygfnmg',0,'9s9g72nj2j9c6mjj','9s9g72nj2j9c6mjj',1.79485487519263935086e+09,1.80263087519263935087e+09);
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
INSERT INTO "tables" VALUES('rpvf4z2m6uvj','2a497b230a042e1f97c1d1dd1d0af2739f1c1b891abbbf282e805d4d27d5e3d1','e46e081d2d40061a97ec7138cfcc6830e700654c8bdab4d8c1454487b7ecb5f2',3,'over',0,'gwz5jp9stf6m8t6n','{"id":"rpvf4z2m6uvj","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"gwz5jp9stf6m8t6n","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"gwz5jp9stf6m8t6n","code":"tkhc8ysm","watch":"cfmhbk3jrtshpv","created":1794854871.3946624,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"6jc2n6z4ywg8ctvqktw5","matches":["6jc2n6z4ywg8ctvqktw5"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"origin":null}',1.79485487139466238018e+09,1.79485487429300355913e+09,NULL);
INSERT INTO "tables" VALUES('cmpjvb8safvd','cd11c95a24b069c226b83d15e114d9a24f2000250465c8980dea35fe58f8f138','e6caa479ab57bd89517d0b4e74c83b72403d394e7a17c6cf682bc84d26141f52',4,'playing',0,'gwz5jp9stf6m8t6n','{"id":"cmpjvb8safvd","rev":4,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"gwz5jp9stf6m8t6n","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"9s9g72nj2j9c6mjj","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Cleo","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"gwz5jp9stf6m8t6n","code":"yf864p5t","watch":"d3m8f2vyekhvxy","created":1794854874.3132768,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["9s9g72nj2j9c6mjj"],"watchers":[],"banned":[],"match":"28ue478s94zwctcdgr2h","matches":["28ue478s94zwctcdgr2h"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null}',1.79485487431327676768e+09,1.79485487522055888178e+09,NULL);
INSERT INTO "tables" VALUES('mexm6kygfnmg','9149650320e77ed8e9be06ff66ddfb9a2329db2c7ccb9773cff4351cf299080a','670d213a3116b601559c1ef09bcf302034953f183126bc7023776eb1911f797c',2,'lobby',1,'9s9g72nj2j9c6mjj','{"id":"mexm6kygfnmg","rev":2,"game":"the-game-extreme","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false,"commands_enabled":["stop","skull","three","silence","no-backwards","one-pile","draw-one"],"command_layout":"fixed","layout":{},"violations":"refuse","one_pile_midturn":"from_now","short_hand":"lose"},"seats":[{"person":"9s9g72nj2j9c6mjj","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"9s9g72nj2j9c6mjj","code":"zhekt99h","watch":"vs3s2ry7tq52w8","created":1794854875.0783596,"status":"lobby","visibility":"listed","help":"sheet","clock":null,"chat":true,"guests":["gwz5jp9stf6m8t6n"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null}',1.79485487507835960382e+09,1.79485487511623883248e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_seat_tokens_table_id ON seat_tokens (table_id);
CREATE INDEX ix_seat_tokens_person ON seat_tokens (person);
CREATE INDEX matches_by_owner ON matches (owner, created);
CREATE INDEX matches_by_seen ON matches (seen);
COMMIT;
