BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE alerts (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "attempts" VALUES('75xzf8t6pdny6kpfsf76','daily.2026-11-16.the-game.alone','a5v6ea5qh64ukeh2',0,0,0,1794855001.14,1794855001.81,-79);
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
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',0,-1,'draw 0 2',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',1,-1,'draw 1 62',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',2,-1,'draw 0 84',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',3,-1,'draw 1 23',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',4,-1,'draw 0 78',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',5,-1,'draw 1 54',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',6,-1,'draw 0 93',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',7,-1,'draw 1 68',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',8,-1,'draw 0 69',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',9,-1,'draw 1 15',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',10,-1,'draw 0 8',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',11,-1,'draw 1 72',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',12,-1,'draw 0 35',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',13,-1,'draw 1 80',1794855000.05);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',14,0,'start 0',1794855000.08);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',15,0,'lay 2 up1',1794855000.12);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',16,0,'lay 8 up1',1794855000.15);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',17,0,'lay 35 up1',1794855000.18);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',18,0,'lay 69 up1',1794855000.21);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',19,0,'lay 78 up1',1794855000.24);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',20,0,'lay 84 up1',1794855000.27);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',21,0,'lay 93 up1',1794855000.3);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',22,0,'end',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',23,-1,'draw 0 26',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',24,-1,'draw 0 16',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',25,-1,'draw 0 31',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',26,-1,'draw 0 58',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',27,-1,'draw 0 18',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',28,-1,'draw 0 67',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',29,-1,'draw 0 92',1794855000.33);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',30,1,'lay 15 up2',1794855000.35);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',31,1,'lay 80 down2',1794855000.37);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',32,1,'lay 68 down2',1794855000.39);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',33,1,'lay 23 down2',1794855000.41);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',34,1,'lay 62 down1',1794855000.43);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',35,1,'lay 54 up2',1794855000.45);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',36,1,'end',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',37,-1,'draw 1 65',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',38,-1,'draw 1 56',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',39,-1,'draw 1 5',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',40,-1,'draw 1 49',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',41,-1,'draw 1 4',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',42,-1,'draw 1 94',1794855000.47);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',43,0,'lay 16 down1',1794855000.5);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',44,0,'lay 18 down2',1794855000.53);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',45,0,'lay 26 down1',1794855000.56);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',46,0,'lay 58 up2',1794855000.59);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',47,0,'lay 67 up2',1794855000.62);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',48,0,'lay 92 up2',1794855000.65);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',49,0,'end',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',50,-1,'draw 0 98',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',51,-1,'draw 0 64',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',52,-1,'draw 0 86',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',53,-1,'draw 0 99',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',54,-1,'draw 0 44',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',55,-1,'draw 0 97',1794855000.68);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',56,1,'lay 94 up2',1794855000.7);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',57,1,'lay 5 down2',1794855000.72);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',58,1,'lay 4 down2',1794855000.74);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',59,1,'end',1794855000.76);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',60,-1,'draw 1 12',1794855000.76);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',61,-1,'draw 1 89',1794855000.76);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',62,-1,'draw 1 51',1794855000.76);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',63,0,'lay 97 up1',1794855000.79);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',64,0,'lay 98 up1',1794855000.82);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',65,0,'lay 99 up1',1794855000.85);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',66,0,'end',1794855000.88);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',67,-1,'draw 0 79',1794855000.88);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',68,-1,'draw 0 95',1794855000.88);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',69,-1,'draw 0 7',1794855000.88);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',70,1,'lay 12 down1',1794855000.9);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',71,1,'lay 89 up1',1794855000.92);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',72,1,'end',1794855000.94);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',73,-1,'draw 1 36',1794855000.94);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',74,-1,'draw 1 38',1794855000.94);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',75,0,'lay 7 down1',1794855000.97);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',76,0,'lay 79 up1',1794855001.0);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',77,0,'lay 86 up1',1794855001.03);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',78,0,'lay 95 up1',1794855001.06);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',79,0,'end',1794855001.09);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',80,-1,'draw 0 70',1794855001.09);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',81,-1,'draw 0 43',1794855001.09);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',82,-1,'draw 0 27',1794855001.09);
INSERT INTO "entries" VALUES('sr5b888fuf6a7aamn6pw',83,-1,'draw 0 37',1794855001.09);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',0,-1,'draw 0 50',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',1,-1,'draw 0 98',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',2,-1,'draw 0 23',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',3,-1,'draw 0 87',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',4,-1,'draw 0 28',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',5,-1,'draw 0 24',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',6,-1,'draw 0 86',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',7,-1,'draw 0 95',1794855001.14);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',8,0,'lay 23 up1',1794855001.17);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',9,0,'lay 24 up1',1794855001.2);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',10,0,'lay 28 up1',1794855001.23);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',11,0,'lay 50 up1',1794855001.26);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',12,0,'lay 86 up1',1794855001.29);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',13,0,'lay 87 up1',1794855001.32);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',14,0,'lay 95 up1',1794855001.35);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',15,0,'lay 98 up1',1794855001.38);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',16,0,'end',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',17,-1,'draw 0 31',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',18,-1,'draw 0 15',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',19,-1,'draw 0 89',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',20,-1,'draw 0 78',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',21,-1,'draw 0 63',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',22,-1,'draw 0 59',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',23,-1,'draw 0 97',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',24,-1,'draw 0 82',1794855001.41);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',25,0,'lay 15 up2',1794855001.44);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',26,0,'lay 31 up2',1794855001.47);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',27,0,'lay 59 up2',1794855001.5);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',28,0,'lay 63 up2',1794855001.53);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',29,0,'lay 78 up2',1794855001.56);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',30,0,'lay 82 up2',1794855001.59);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',31,0,'lay 89 up2',1794855001.62);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',32,0,'lay 97 up2',1794855001.65);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',33,0,'end',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',34,-1,'draw 0 30',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',35,-1,'draw 0 91',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',36,-1,'draw 0 35',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',37,-1,'draw 0 20',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',38,-1,'draw 0 45',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',39,-1,'draw 0 43',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',40,-1,'draw 0 9',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',41,-1,'draw 0 68',1794855001.68);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',42,0,'lay 9 down1',1794855001.71);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',43,0,'lay 20 down2',1794855001.74);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',44,0,'lay 30 down2',1794855001.77);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',45,0,'end',1794855001.8);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',46,-1,'draw 0 94',1794855001.8);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',47,-1,'draw 0 65',1794855001.8);
INSERT INTO "entries" VALUES('75xzf8t6pdny6kpfsf76',48,-1,'draw 0 57',1794855001.8);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',0,-1,'draw 0 14',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',1,-1,'draw 1 36',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',2,-1,'draw 0 13',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',3,-1,'draw 1 60',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',4,-1,'draw 0 10',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',5,-1,'draw 1 77',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',6,-1,'draw 0 30',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',7,-1,'draw 1 35',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',8,-1,'draw 0 32',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',9,-1,'draw 1 6',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',10,-1,'draw 0 42',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',11,-1,'draw 1 29',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',12,-1,'draw 0 59',1794855001.86);
INSERT INTO "entries" VALUES('d32hmyxr2x4u8u5fh2s3',13,-1,'draw 1 43',1794855001.86);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',0,-1,'draw 0 2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',1,-1,'draw 1 62',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',2,-1,'draw 0 84',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',3,-1,'draw 1 23',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',4,-1,'draw 0 78',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',5,-1,'draw 1 54',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',6,-1,'draw 0 93',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',7,-1,'draw 1 68',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',8,-1,'draw 0 69',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',9,-1,'draw 1 15',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',10,-1,'draw 0 8',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',11,-1,'draw 1 72',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',12,-1,'draw 0 35',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',13,-1,'draw 1 80',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',14,0,'start 0',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',15,0,'lay 2 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',16,0,'lay 8 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',17,0,'lay 35 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',18,0,'lay 69 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',19,0,'lay 78 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',20,0,'lay 84 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',21,0,'lay 93 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',22,0,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',23,-1,'draw 0 26',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',24,-1,'draw 0 16',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',25,-1,'draw 0 31',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',26,-1,'draw 0 58',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',27,-1,'draw 0 18',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',28,-1,'draw 0 67',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',29,-1,'draw 0 92',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',30,1,'lay 15 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',31,1,'lay 80 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',32,1,'lay 68 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',33,1,'lay 23 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',34,1,'lay 62 down1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',35,1,'lay 54 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',36,1,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',37,-1,'draw 1 65',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',38,-1,'draw 1 56',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',39,-1,'draw 1 5',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',40,-1,'draw 1 49',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',41,-1,'draw 1 4',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',42,-1,'draw 1 94',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',43,0,'lay 16 down1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',44,0,'lay 18 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',45,0,'lay 26 down1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',46,0,'lay 58 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',47,0,'lay 67 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',48,0,'lay 92 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',49,0,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',50,-1,'draw 0 98',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',51,-1,'draw 0 64',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',52,-1,'draw 0 86',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',53,-1,'draw 0 99',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',54,-1,'draw 0 44',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',55,-1,'draw 0 97',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',56,1,'lay 94 up2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',57,1,'lay 5 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',58,1,'lay 4 down2',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',59,1,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',60,-1,'draw 1 12',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',61,-1,'draw 1 89',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',62,-1,'draw 1 51',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',63,0,'lay 97 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',64,0,'lay 98 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',65,0,'lay 99 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',66,0,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',67,-1,'draw 0 79',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',68,-1,'draw 0 95',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',69,-1,'draw 0 7',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',70,1,'lay 12 down1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',71,1,'lay 89 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',72,1,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',73,-1,'draw 1 36',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',74,-1,'draw 1 38',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',75,0,'lay 7 down1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',76,0,'lay 79 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',77,0,'lay 86 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',78,0,'lay 95 up1',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',79,0,'end',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',80,-1,'draw 0 70',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',81,-1,'draw 0 43',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',82,-1,'draw 0 27',1794855001.99);
INSERT INTO "entries" VALUES('mgq8tkadxzj9vs94wdv8',83,-1,'draw 0 37',1794855001.99);
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
INSERT INTO "keys" VALUES('bcbd9a05c22660aab2a4352a91b2454eb3f2433c70f775dc3875b133509fcdc6','a5v6ea5qh64ukeh2',1794855000.01);
INSERT INTO "keys" VALUES('e1b1dbbde692134775d7c04a493feb96547d5bf7b4b9f7e86ec15a11ebb8b24e','47n84e5qsakunuq9',1794855000.02);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('4cd65e52dd16274b3d99d1c3e90e51f09f43279f441abd30df67e5c5c57a9f36','47n84e5qsakunuq9',1794858602.0);
CREATE TABLE made_puzzles (
	id VARCHAR(32) NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
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
INSERT INTO "matches" VALUES('sr5b888fuf6a7aamn6pw','8jkye698de24','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','w9e6w924wksbzf25ra2vt7eth8',0,'["Anna","Bruno"]',NULL,1794855000.05,1794855001.1,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('75xzf8t6pdny6kpfsf76','vj4a4duj4rn8','the-game',1,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','e005789d3602c2a94cc92f4fe075b652',0,'["Anna"]',NULL,1794855001.14,1794855001.81,'played','[null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('d32hmyxr2x4u8u5fh2s3','9wnts4hh468v','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','4aebaeksgxe7aem7mj5y3eubr4',0,'["Anna","Ben"]',NULL,1794855001.86,NULL,NULL,'[null,null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('mgq8tkadxzj9vs94wdv8',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','w9e6w924wksbzf25ra2vt7eth8',0,'["Anna","Bruno"]',NULL,1794855001.99,1794855001.99,'played','[]','a5v6ea5qh64ukeh2',1296,1794855001.99);
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, person VARCHAR(32), reaction VARCHAR(16), 
	PRIMARY KEY (table_id, k), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('9wnts4hh468v',0,0,'Anna','Hello Ben',1794855001.9,'a5v6ea5qh64ukeh2',NULL);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('d32hmyxr2x4u8u5fh2s3',0,'{"c5":"no"}','a5v6ea5qh64ukeh2');
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
INSERT INTO "people" VALUES('a5v6ea5qh64ukeh2','Anna','en',1794855000.01,1794855000.01);
INSERT INTO "people" VALUES('47n84e5qsakunuq9','Ben','de',1794855000.02,1794855000.02);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('8jkye698de24','a5v6ea5qh64ukeh2');
INSERT INTO "places" VALUES('vj4a4duj4rn8','a5v6ea5qh64ukeh2');
INSERT INTO "places" VALUES('9wnts4hh468v','a5v6ea5qh64ukeh2');
INSERT INTO "places" VALUES('9wnts4hh468v','47n84e5qsakunuq9');
INSERT INTO "places" VALUES('p34qvrht9x2n','a5v6ea5qh64ukeh2');
INSERT INTO "places" VALUES('p34qvrht9x2n','47n84e5qsakunuq9');
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
INSERT INTO "plays" VALUES('sr5b888fuf6a7aamn6pw',0,'a5v6ea5qh64ukeh2','the-game',2,'{}',1794855001.1,'played',1,0,-67,NULL,'{"tricks":[3,31]}',NULL,'bruno',1);
INSERT INTO "plays" VALUES('75xzf8t6pdny6kpfsf76',0,'a5v6ea5qh64ukeh2','the-game',1,'{}',1794855001.81,'played',0,0,-79,NULL,'{"tricks":[1,19]}','daily.2026-11-16.the-game.alone','',1);
CREATE TABLE puzzle_tries (
	person VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(32) NOT NULL, 
	score FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (person, puzzle), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_tries" VALUES('a5v6ea5qh64ukeh2','p1',1.0,1794855002.01);
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
INSERT INTO "seat_tokens" VALUES('xhcf54brgrhcr3d4mpqw','p34qvrht9x2n',0,'a5v6ea5qh64ukeh2','a5v6ea5qh64ukeh2',1794855001.97,1802631001.97);
CREATE TABLE solvers (
	person VARCHAR(32) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	tried INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	days INTEGER NOT NULL, 
	last_day VARCHAR(10) NOT NULL, 
	run INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "solvers" VALUES('a5v6ea5qh64ukeh2',1500.0,350.0,0.06,0,0,0,0,0,'',0);
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
INSERT INTO "tables" VALUES('8jkye698de24','f9c910d4578f9408a9ac3bbb1f444470123b64ac50e163a7de4030a0c2c983e5','a66b508e057dbf98a7f95118f3385cdab4a28b7858ca78c63eb7371f4b03ffb1',3,'over',0,'a5v6ea5qh64ukeh2','{"id":"8jkye698de24","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"a5v6ea5qh64ukeh2","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"a5v6ea5qh64ukeh2","code":"uvtc7dcf","watch":"3xb2yxu6r97khs","created":1794855000.03,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"sr5b888fuf6a7aamn6pw","matches":["sr5b888fuf6a7aamn6pw"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"best_of":0,"rotate":false,"origin":null,"deal":null}',1794855000.03,1794855001.1,NULL);
INSERT INTO "tables" VALUES('vj4a4duj4rn8','5b5937d383bf72540d663ca7880f3573d70a40fffa43d708b73184622228817c','dae47c3229d89f790b84e26e8e15248f6be3846705d80f4f9bdef3e679fa7500',3,'over',0,'a5v6ea5qh64ukeh2','{"id":"vj4a4duj4rn8","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"a5v6ea5qh64ukeh2","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"a5v6ea5qh64ukeh2","code":"2mq2rc7f","watch":"ctgke2ymvb33vx","created":1794855001.12,"status":"over","visibility":"private","help":"coach","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"75xzf8t6pdny6kpfsf76","matches":["75xzf8t6pdny6kpfsf76"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0],"best_of":0,"rotate":false,"origin":null,"deal":{"id":"daily.2026-11-16.the-game.alone","seat":0,"counts":false}}',1794855001.12,1794855001.81,NULL);
INSERT INTO "tables" VALUES('9wnts4hh468v','2fe6c74b5b065e6620eee569c4dffcaeea90f41b7dd07e70f7b6977979db4647','ccb6a7765853c0d7a43f2a0b3044df056411931766b99fe806581914c0568d7e',4,'playing',0,'a5v6ea5qh64ukeh2','{"id":"9wnts4hh468v","rev":4,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"a5v6ea5qh64ukeh2","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"47n84e5qsakunuq9","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"a5v6ea5qh64ukeh2","code":"6jjxzsm5","watch":"ab2wx5m9kdfq9m","created":1794855001.82,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["47n84e5qsakunuq9"],"watchers":[],"banned":[],"match":"d32hmyxr2x4u8u5fh2s3","matches":["d32hmyxr2x4u8u5fh2s3"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"best_of":0,"rotate":false,"origin":null,"deal":null}',1794855001.82,1794855001.93,NULL);
INSERT INTO "tables" VALUES('p34qvrht9x2n','9ab3d901f938a9fa95f79f717c9ff0f75ff97afded55f7a778109a222a4dd3af','373d93884d903e029a1a2e3a04bf97454dbacab37a804eb9957bd197b927e468',2,'lobby',0,'a5v6ea5qh64ukeh2','{"id":"p34qvrht9x2n","rev":2,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"a5v6ea5qh64ukeh2","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"a5v6ea5qh64ukeh2","code":"uc9c2azv","watch":"ut86ycfpyuesfv","created":1794855001.94,"status":"lobby","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["47n84e5qsakunuq9"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"best_of":0,"rotate":false,"origin":null,"deal":null}',1794855001.94,1794855001.96,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
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
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_alerts_person ON alerts (person);
CREATE INDEX ix_made_puzzles_match ON made_puzzles ("match");
COMMIT;
