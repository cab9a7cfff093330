BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',0,-1,'draw 0 62',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',1,-1,'draw 1 72',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',2,-1,'draw 0 47',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',3,-1,'draw 1 29',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',4,-1,'draw 0 53',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',5,-1,'draw 1 94',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',6,-1,'draw 0 57',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',7,-1,'draw 1 21',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',8,-1,'draw 0 73',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',9,-1,'draw 1 56',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',10,-1,'draw 0 46',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',11,-1,'draw 1 8',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',12,-1,'draw 0 40',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',13,-1,'draw 1 84',1.79494286504851675032e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',14,0,'start 0',1.79494286513236594201e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',15,0,'lay 40 up1',1.79494286515631675717e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',16,0,'lay 46 up1',1.79494286522030496592e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',17,0,'lay 47 up1',1.79494286524027657513e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',18,0,'lay 53 up1',1.79494286526431250572e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',19,0,'lay 57 up1',1.79494286532643246645e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',20,0,'lay 62 up1',1.79494286535631251337e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',21,0,'lay 73 up1',1.79494286538834118844e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',22,0,'end',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',23,-1,'draw 0 65',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',24,-1,'draw 0 31',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',25,-1,'draw 0 75',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',26,-1,'draw 0 66',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',27,-1,'draw 0 63',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',28,-1,'draw 0 88',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',29,-1,'draw 0 69',1.79494286542832922931e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',30,1,'lay 94 down1',1.79494286546836304659e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',31,1,'lay 84 up1',1.79494286550064277652e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',32,1,'lay 8 down2',1.79494286553233790395e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',33,1,'end',1.794942865560546875e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',34,-1,'draw 1 87',1.794942865560546875e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',35,-1,'draw 1 93',1.794942865560546875e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',36,-1,'draw 1 97',1.794942865560546875e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',37,0,'lay 31 up2',1.79494286558424067496e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',38,0,'lay 63 up2',1.79494286561233949662e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',39,0,'lay 65 up2',1.79494286564430189138e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',40,0,'lay 66 up2',1.79494286567864060402e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',41,0,'lay 69 up2',1.7949428657023584842e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',42,0,'lay 75 up2',1.79494286574048042296e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',43,0,'lay 88 up1',1.79494286576831221582e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',44,0,'end',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',45,-1,'draw 0 5',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',46,-1,'draw 0 24',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',47,-1,'draw 0 61',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',48,-1,'draw 0 59',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',49,-1,'draw 0 90',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',50,-1,'draw 0 17',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',51,-1,'draw 0 70',1.79494286578437328336e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',52,1,'lay 72 down1',1.79494286583636140823e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',53,1,'lay 21 down1',1.7949428658564894199e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',54,1,'lay 93 up2',1.79494286587139296532e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',55,1,'lay 97 up2',1.79494286590827512744e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',56,1,'end',1.79494286592469859129e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',57,-1,'draw 1 22',1.79494286592469859129e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',58,-1,'draw 1 18',1.79494286592469859129e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',59,-1,'draw 1 44',1.79494286592469859129e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',60,-1,'draw 1 51',1.79494286592469859129e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',61,0,'lay 5 down1',1.79494286593625497821e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',62,0,'lay 90 up1',1.79494286599632954602e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',63,0,'end',1.7949428660143690109e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',64,-1,'draw 0 52',1.7949428660143690109e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',65,-1,'draw 0 96',1.7949428660143690109e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',66,1,'lay 87 up2',1.79494286602080798144e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',67,1,'lay 18 down2',1.79494286604846429826e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',68,1,'end',1.79494286608456754678e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',69,-1,'draw 1 76',1.79494286608456754678e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',70,-1,'draw 1 81',1.79494286608456754678e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',71,0,'lay 17 down2',1.79494286611227107054e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',72,0,'lay 96 up1',1.79494286613625311853e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',73,0,'end',1.79494286618427324299e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',74,-1,'draw 0 67',1.79494286618427324299e+09);
INSERT INTO "entries" VALUES('7as7pbbsbw3vr8hb5ag6',75,-1,'draw 0 14',1.79494286618427324299e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',0,-1,'stack 1,0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',1,-1,'deal 0 eagle 4',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',2,-1,'deal 0 jaguar 6',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',3,-1,'deal 0 chameleon 7',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',4,-1,'deal 0 snake 0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',5,-1,'deal 0 human 6',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',6,-1,'deal 0 bear 3',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',7,-1,'deal 1 eagle 0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',8,-1,'deal 1 jaguar 0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',9,-1,'deal 1 chameleon 5',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',10,-1,'deal 1 snake 1',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',11,-1,'deal 1 human 0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',12,-1,'deal 1 bear 4',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',13,-1,'deal 2 eagle 6',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',14,-1,'deal 2 jaguar 4',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',15,-1,'deal 2 chameleon 2',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',16,-1,'deal 2 snake 5',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',17,-1,'deal 2 human 5',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',18,-1,'deal 2 bear 6',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',19,-1,'deal 3 eagle 5',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',20,-1,'deal 3 jaguar 3',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',21,-1,'deal 3 chameleon 6',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',22,-1,'deal 3 snake 4',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',23,-1,'deal 3 human 4',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',24,-1,'deal 3 bear 0',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',25,-1,'roll bear,chameleon,bear',1.79494286687654256819e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',26,0,'keep',1.79494286693654298784e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',27,0,'wheel 10 0',1.79494286697652125355e+09);
INSERT INTO "entries" VALUES('cpd6unx8b7zd2dzmdyrj',28,1,'wheel 7 0',1.79494286698443698876e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',0,-1,'draw 0 62',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',1,-1,'draw 1 72',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',2,-1,'draw 0 47',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',3,-1,'draw 1 29',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',4,-1,'draw 0 53',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',5,-1,'draw 1 94',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',6,-1,'draw 0 57',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',7,-1,'draw 1 21',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',8,-1,'draw 0 73',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',9,-1,'draw 1 56',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',10,-1,'draw 0 46',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',11,-1,'draw 1 8',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',12,-1,'draw 0 40',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',13,-1,'draw 1 84',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',14,0,'start 0',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',15,0,'lay 40 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',16,0,'lay 46 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',17,0,'lay 47 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',18,0,'lay 53 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',19,0,'lay 57 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',20,0,'lay 62 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',21,0,'lay 73 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',22,0,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',23,-1,'draw 0 65',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',24,-1,'draw 0 31',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',25,-1,'draw 0 75',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',26,-1,'draw 0 66',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',27,-1,'draw 0 63',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',28,-1,'draw 0 88',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',29,-1,'draw 0 69',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',30,1,'lay 94 down1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',31,1,'lay 84 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',32,1,'lay 8 down2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',33,1,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',34,-1,'draw 1 87',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',35,-1,'draw 1 93',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',36,-1,'draw 1 97',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',37,0,'lay 31 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',38,0,'lay 63 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',39,0,'lay 65 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',40,0,'lay 66 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',41,0,'lay 69 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',42,0,'lay 75 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',43,0,'lay 88 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',44,0,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',45,-1,'draw 0 5',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',46,-1,'draw 0 24',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',47,-1,'draw 0 61',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',48,-1,'draw 0 59',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',49,-1,'draw 0 90',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',50,-1,'draw 0 17',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',51,-1,'draw 0 70',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',52,1,'lay 72 down1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',53,1,'lay 21 down1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',54,1,'lay 93 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',55,1,'lay 97 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',56,1,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',57,-1,'draw 1 22',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',58,-1,'draw 1 18',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',59,-1,'draw 1 44',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',60,-1,'draw 1 51',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',61,0,'lay 5 down1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',62,0,'lay 90 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',63,0,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',64,-1,'draw 0 52',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',65,-1,'draw 0 96',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',66,1,'lay 87 up2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',67,1,'lay 18 down2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',68,1,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',69,-1,'draw 1 76',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',70,-1,'draw 1 81',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',71,0,'lay 17 down2',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',72,0,'lay 96 up1',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',73,0,'end',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',74,-1,'draw 0 67',1.7949428694922409058e+09);
INSERT INTO "entries" VALUES('x9j6uvunzq6e4g8fjjwr',75,-1,'draw 0 14',1.7949428694922409058e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('9dfaa24518783e7ec9f9b300e8e757612c93533a873df38de93ce32ce9af830d','q7msr3hcjanbvrar',1.79494284426114869114e+09);
INSERT INTO "keys" VALUES('b2384eb0632e24aa9e3442991e2451a1b2c3efdeca0bd8abd835f50575d62a4b','tesbqasyk5p6td5h',1.79494284442074751853e+09);
INSERT INTO "keys" VALUES('ba9d485d8969232542f6fa8dbe0b292c38cd52a9ebabfe5fae6d53764cdcdcb1','fj9rtbc6tje6pkyj',1.79494286896025943755e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('50c4030d9e68e4b77ec68930e74590ca9b26b7110d97a91611d7f73aec5d6064','q7msr3hcjanbvrar',1.79494646953656268118e+09);
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
INSERT INTO "matches" VALUES('7as7pbbsbw3vr8hb5ag6','4m4sgpkhem9k','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','zz2h85qm5u27vd7chw28meqq4p',0,'["Anna","Bruno"]',NULL,1.79494286504851675032e+09,1.7949428661843986511e+09,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('cpd6unx8b7zd2dzmdyrj','wk9kkrvwn6ck','lost-code',2,'{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"}','2ubuvjbhvxkbkg7s6r5q8tqtzx',0,'["Anna","Ben"]',NULL,1.79494286687654256819e+09,NULL,NULL,'[null,null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('x9j6uvunzq6e4g8fjjwr',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','zz2h85qm5u27vd7chw28meqq4p',0,'["Anna","Bruno"]',NULL,1.7949428694922409058e+09,1.7949428694922409058e+09,'played','[]','q7msr3hcjanbvrar',1194,1.7949428694922409058e+09);
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
INSERT INTO "messages" VALUES('wk9kkrvwn6ck',0,0,'Anna','Hello Ben',1.79494286852999854089e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('cpd6unx8b7zd2dzmdyrj',0,'{"eagle-3":"x"}','q7msr3hcjanbvrar');
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
INSERT INTO "people" VALUES('q7msr3hcjanbvrar','Anna','en',1.79494284426114869114e+09,1.79494284426114869114e+09);
INSERT INTO "people" VALUES('tesbqasyk5p6td5h','Ben','de',1.79494284442074751853e+09,1.79494284442074751853e+09);
INSERT INTO "people" VALUES('fj9rtbc6tje6pkyj','Robo','en',1.79494286896025943755e+09,1.79494286896025943755e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('4m4sgpkhem9k','q7msr3hcjanbvrar');
INSERT INTO "places" VALUES('wk9kkrvwn6ck','q7msr3hcjanbvrar');
INSERT INTO "places" VALUES('wk9kkrvwn6ck','tesbqasyk5p6td5h');
INSERT INTO "places" VALUES('6rz4zs5fadhw','q7msr3hcjanbvrar');
INSERT INTO "places" VALUES('6rz4zs5fadhw','tesbqasyk5p6td5h');
INSERT INTO "places" VALUES('6rz4zs5fadhw','fj9rtbc6tje6pkyj');
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
INSERT INTO "plays" VALUES('7as7pbbsbw3vr8hb5ag6',0,'q7msr3hcjanbvrar','the-game',2,'{}',1.7949428661843986511e+09,'played',1,0,-71,NULL,'{"tricks":[2,27]}',NULL,'bruno',1);
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
INSERT INTO "seat_tokens" VALUES('susx3m5wryzyzcvvhuv4','6rz4zs5fadhw',2,'fj9rtbc6tje6pkyj','q7msr3hcjanbvrar',1.79494286904035973547e+09,1.80271886904035973549e+09);
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
INSERT INTO "tables" VALUES('4m4sgpkhem9k','1b682bd7371fa27c6a9be5bb1749d2f7f21279cd39e1625a8b396bc75363712e','1cf712972764ae241d3512b1fd217e37e5b51fc08308ac77d20019e5cadd4199',3,'over',0,'q7msr3hcjanbvrar','{"id":"4m4sgpkhem9k","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"q7msr3hcjanbvrar","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"q7msr3hcjanbvrar","code":"wakkckuj","watch":"uu72634a8gjh4y","created":1794942864.980347,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"7as7pbbsbw3vr8hb5ag6","matches":["7as7pbbsbw3vr8hb5ag6"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"origin":null,"deal":null}',1.79494286498034691813e+09,1.7949428661843986511e+09,NULL);
INSERT INTO "tables" VALUES('wk9kkrvwn6ck','346f2437e6b283a40fb5c22111cc4c86233986ae9550e0351f93ef6432048c3b','e8b85329e9e3ae064b7bed3a8511baa9d92c6ee6cfa8cec8e910d0fee3d1dc8e',4,'playing',0,'q7msr3hcjanbvrar','{"id":"wk9kkrvwn6ck","rev":4,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"q7msr3hcjanbvrar","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"tesbqasyk5p6td5h","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"q7msr3hcjanbvrar","code":"msydau9f","watch":"c797z9h856dwa3","created":1794942866.716322,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["tesbqasyk5p6td5h"],"watchers":[],"banned":[],"match":"cpd6unx8b7zd2dzmdyrj","matches":["cpd6unx8b7zd2dzmdyrj"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79494286671632194514e+09,1.79494286861720347405e+09,NULL);
INSERT INTO "tables" VALUES('6rz4zs5fadhw','981df4e25b1003034d273d868800f4071597875d6be6d3a55b63a729970412a7','3835ea7c110d28b6e392672a0e01f8089f66c2ca7066968e39700e723a399feb',3,'lobby',0,'q7msr3hcjanbvrar','{"id":"6rz4zs5fadhw","rev":3,"game":"think-str8","options":{"introductory":false,"tile_preset":"A","tiles":[],"placement":"simultaneous","grey_dice":"free","score_floor":"none"},"seats":[{"person":"q7msr3hcjanbvrar","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"fj9rtbc6tje6pkyj","name":"Robo","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"q7msr3hcjanbvrar","code":"dayvm5nq","watch":"b9t5qztydpagy3","created":1794942868.8363547,"status":"lobby","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["tesbqasyk5p6td5h"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79494286883635473248e+09,1.79494286898442292213e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_seat_tokens_person ON seat_tokens (person);
CREATE INDEX ix_seat_tokens_table_id ON seat_tokens (table_id);
CREATE INDEX matches_by_owner ON matches (owner, created);
CREATE INDEX matches_by_seen ON matches (seen);
CREATE INDEX attempts_by_deal ON attempts (deal, counts, score, ended);
CREATE INDEX attempts_by_person ON attempts (person, deal);
CREATE UNIQUE INDEX attempts_once ON attempts (deal, person) WHERE counts;
CREATE INDEX plays_by_person ON plays (person, ended, "match");
CREATE INDEX plays_by_counted ON plays (counted);
COMMIT;
