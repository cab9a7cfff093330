BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "attempts" VALUES('pjfk3t9ucxddpsdn8ba8','daily.2026-11-16.the-game.alone','wu3fnagzjr6zazn2',0,0,0,1.79485500062999939925e+09,1.79485500107999897002e+09,-79);
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
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',0,-1,'draw 0 96',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',1,-1,'draw 1 55',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',2,-1,'draw 0 54',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',3,-1,'draw 1 80',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',4,-1,'draw 0 38',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',5,-1,'draw 1 53',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',6,-1,'draw 0 42',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',7,-1,'draw 1 62',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',8,-1,'draw 0 21',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',9,-1,'draw 1 88',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',10,-1,'draw 0 18',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',11,-1,'draw 1 56',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',12,-1,'draw 0 72',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',13,-1,'draw 1 40',1794855000.05);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',14,1,'start 1',1794855000.07);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',15,1,'lay 53 up1',1794855000.1);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',16,1,'lay 80 down1',1794855000.12);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',17,1,'lay 88 up2',1.79485500013999986655e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',18,1,'lay 56 up1',1.79485500015999984739e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',19,1,'lay 62 down1',1.79485500017999982831e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',20,1,'lay 40 down2',1.79485500019999980924e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',21,1,'lay 55 down1',1.7948550002199997902e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',22,1,'end',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',23,-1,'draw 1 59',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',24,-1,'draw 1 2',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',25,-1,'draw 1 70',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',26,-1,'draw 1 28',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',27,-1,'draw 1 75',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',28,-1,'draw 1 67',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',29,-1,'draw 1 7',1.79485500023999977117e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',30,0,'lay 18 down1',1.79485500025999975201e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',31,0,'lay 21 down2',1.79485500027999973294e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',32,0,'lay 72 up1',1.79485500029999971386e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',33,0,'lay 96 up1',1.79485500031999969483e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',34,0,'end',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',35,-1,'draw 0 71',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',36,-1,'draw 0 23',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',37,-1,'draw 0 74',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',38,-1,'draw 0 84',1.7948550003399996758e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',39,1,'lay 7 down1',1.79485500035999965672e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',40,1,'lay 2 down1',1.79485500037999963756e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',41,1,'end',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',42,-1,'draw 1 24',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('7twx52ghy6mgkzpagvg4',43,-1,'draw 1 47',1.79485500039999961848e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',0,-1,'draw 0 96',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',1,-1,'draw 1 11',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',2,-1,'draw 0 55',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',3,-1,'draw 1 34',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',4,-1,'draw 0 18',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',5,-1,'draw 1 8',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',6,-1,'draw 0 45',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',7,-1,'draw 1 19',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',8,-1,'draw 0 10',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',9,-1,'draw 1 84',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',10,-1,'draw 0 62',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',11,-1,'draw 1 30',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',12,-1,'draw 0 60',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('e8j9esrdbqfejxc8p823',13,-1,'draw 1 87',1.79485500045999956135e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',0,-1,'draw 0 96',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',1,-1,'draw 1 55',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',2,-1,'draw 0 54',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',3,-1,'draw 1 80',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',4,-1,'draw 0 38',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',5,-1,'draw 1 53',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',6,-1,'draw 0 42',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',7,-1,'draw 1 62',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',8,-1,'draw 0 21',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',9,-1,'draw 1 88',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',10,-1,'draw 0 18',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',11,-1,'draw 1 56',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',12,-1,'draw 0 72',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',13,-1,'draw 1 40',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',14,1,'start 1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',15,1,'lay 53 up1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',16,1,'lay 80 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',17,1,'lay 88 up2',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',18,1,'lay 56 up1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',19,1,'lay 62 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',20,1,'lay 40 down2',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',21,1,'lay 55 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',22,1,'end',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',23,-1,'draw 1 59',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',24,-1,'draw 1 2',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',25,-1,'draw 1 70',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',26,-1,'draw 1 28',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',27,-1,'draw 1 75',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',28,-1,'draw 1 67',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',29,-1,'draw 1 7',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',30,0,'lay 18 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',31,0,'lay 21 down2',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',32,0,'lay 72 up1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',33,0,'lay 96 up1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',34,0,'end',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',35,-1,'draw 0 71',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',36,-1,'draw 0 23',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',37,-1,'draw 0 74',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',38,-1,'draw 0 84',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',39,1,'lay 7 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',40,1,'lay 2 down1',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',41,1,'end',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',42,-1,'draw 1 24',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('y9jxnayrvcd5cam4j9eg',43,-1,'draw 1 47',1.7948550005799994469e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',0,-1,'draw 0 50',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',1,-1,'draw 0 98',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',2,-1,'draw 0 23',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',3,-1,'draw 0 87',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',4,-1,'draw 0 28',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',5,-1,'draw 0 24',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',6,-1,'draw 0 86',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',7,-1,'draw 0 95',1.79485500062999939925e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',8,0,'lay 23 up1',1.79485500064999938009e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',9,0,'lay 24 up1',1.79485500066999936101e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',10,0,'lay 28 up1',1.79485500068999934194e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',11,0,'lay 50 up1',1.79485500070999932291e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',12,0,'lay 86 up1',1.79485500072999930388e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',13,0,'lay 87 up1',1.79485500074999928471e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',14,0,'lay 95 up1',1.79485500076999926564e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',15,0,'lay 98 up1',1.79485500078999924656e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',16,0,'end',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',17,-1,'draw 0 31',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',18,-1,'draw 0 15',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',19,-1,'draw 0 89',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',20,-1,'draw 0 78',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',21,-1,'draw 0 63',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',22,-1,'draw 0 59',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',23,-1,'draw 0 97',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',24,-1,'draw 0 82',1.79485500080999922753e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',25,0,'lay 15 up2',1.7948550008299992085e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',26,0,'lay 31 up2',1.79485500084999918942e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',27,0,'lay 59 up2',1.79485500086999917026e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',28,0,'lay 63 up2',1.79485500088999915119e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',29,0,'lay 78 up2',1.79485500090999913216e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',30,0,'lay 82 up2',1.79485500092999911312e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',31,0,'lay 89 up2',1.79485500094999909405e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',32,0,'lay 97 up2',1.79485500096999907489e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',33,0,'end',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',34,-1,'draw 0 30',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',35,-1,'draw 0 91',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',36,-1,'draw 0 35',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',37,-1,'draw 0 20',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',38,-1,'draw 0 45',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',39,-1,'draw 0 43',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',40,-1,'draw 0 9',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',41,-1,'draw 0 68',1.79485500098999905581e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',42,0,'lay 9 down1',1.79485500100999903678e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',43,0,'lay 20 down2',1.79485500102999901775e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',44,0,'lay 30 down2',1.79485500104999899867e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',45,0,'end',1.79485500106999897951e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',46,-1,'draw 0 94',1.79485500106999897951e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',47,-1,'draw 0 65',1.79485500106999897951e+09);
INSERT INTO "entries" VALUES('pjfk3t9ucxddpsdn8ba8',48,-1,'draw 0 57',1.79485500106999897951e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('080b133e61929468e42489ad9f162105850f2591c75a208170ee2601fca0d417','ru9p8x86uwkpkx3h',1794855000.01);
INSERT INTO "keys" VALUES('7222b0402691f93b056e329e42482f7d0c31021d902be446d149e73af8ccbbbf','wu3fnagzjr6zazn2',1794855000.02);
INSERT INTO "keys" VALUES('a073cb6bd28060e85d21254049c0d0893c15494935af4f75c9061b71f6b05f66','83axzssmqwh6dujk',1.79485500053999948505e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('8a19925a2f5a2a606f16c1bd162feedbcbdd488b362b59edbc34d9b43a1d06f8','wu3fnagzjr6zazn2',1.79485860058999943732e+09);
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
INSERT INTO "matches" VALUES('7twx52ghy6mgkzpagvg4','dj4b3vyfafpx','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','udx97kttfhzf5kgqfdfq55deea',0,'["Anna","Bruno"]',NULL,1794855000.05,1.79485500040999960903e+09,'played','[null,"random"]',NULL,0,NULL);
INSERT INTO "matches" VALUES('e8j9esrdbqfejxc8p823','u44769vf4vpc','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','xgj2ang49ygxwzmgew2228dsut',0,'["Anna","Ben"]',NULL,1.79485500045999956135e+09,NULL,NULL,'[null,null]',NULL,0,NULL);
INSERT INTO "matches" VALUES('y9jxnayrvcd5cam4j9eg',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','udx97kttfhzf5kgqfdfq55deea',0,'["Anna","Bruno"]',NULL,1.7948550005799994469e+09,1.7948550005799994469e+09,'played','[]','ru9p8x86uwkpkx3h',1929,1.7948550005799994469e+09);
INSERT INTO "matches" VALUES('pjfk3t9ucxddpsdn8ba8','yadgkw6awukd','the-game',1,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','e005789d3602c2a94cc92f4fe075b652',0,'["Ben"]',NULL,1.79485500062999939925e+09,1.79485500107999897002e+09,'played','[null]',NULL,0,NULL);
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
INSERT INTO "messages" VALUES('u44769vf4vpc',0,0,'Anna','Hello Ben',1.79485500047999954218e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, person VARCHAR(32), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('e8j9esrdbqfejxc8p823',0,'{"a":"b"}','ru9p8x86uwkpkx3h');
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
INSERT INTO "people" VALUES('ru9p8x86uwkpkx3h','Anna','en',1794855000.01,1794855000.01);
INSERT INTO "people" VALUES('wu3fnagzjr6zazn2','Ben','de',1794855000.02,1794855000.02);
INSERT INTO "people" VALUES('83axzssmqwh6dujk','Robot','en',1.79485500053999948505e+09,1.79485500053999948505e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('dj4b3vyfafpx','ru9p8x86uwkpkx3h');
INSERT INTO "places" VALUES('u44769vf4vpc','ru9p8x86uwkpkx3h');
INSERT INTO "places" VALUES('u44769vf4vpc','wu3fnagzjr6zazn2');
INSERT INTO "places" VALUES('dzbtwawnp968','ru9p8x86uwkpkx3h');
INSERT INTO "places" VALUES('dzbtwawnp968','wu3fnagzjr6zazn2');
INSERT INTO "places" VALUES('dzbtwawnp968','83axzssmqwh6dujk');
INSERT INTO "places" VALUES('yadgkw6awukd','wu3fnagzjr6zazn2');
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
INSERT INTO "seat_tokens" VALUES('ua9jhcbkn9qvefeg3y9h','dzbtwawnp968',1,'83axzssmqwh6dujk','ru9p8x86uwkpkx3h',1.79485500055999946597e+09,1.8026310005599994659e+09);
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
INSERT INTO "tables" VALUES('dj4b3vyfafpx','4e4d10328c35f21516871c1fec51df3b0fcc9a81a092d3197e7b5e219348c27e','a521bd90ddf9630c7cdb36791b627e2be0ec63f077eeae4564172bad15b7744b',3,'over',0,'ru9p8x86uwkpkx3h','{"id":"dj4b3vyfafpx","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"ru9p8x86uwkpkx3h","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"Bruno","bot":"random","away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"ru9p8x86uwkpkx3h","code":"9vg4h7t2","watch":"5gw76we9y85uqs","created":1794855000.03,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"7twx52ghy6mgkzpagvg4","matches":["7twx52ghy6mgkzpagvg4"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0,0],"origin":null,"deal":null}',1794855000.03,1.79485500040999960903e+09,NULL);
INSERT INTO "tables" VALUES('u44769vf4vpc','6b4f69d8fec54c0dedcd781b4acc1c9c5a845a4a8e2e138b2fc1f9725efd0f5c','4f3771c667dc0e0cdfbb01cd296cb88f6bea287f31aaefea09bf9a0b570def91',4,'playing',0,'ru9p8x86uwkpkx3h','{"id":"u44769vf4vpc","rev":4,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"ru9p8x86uwkpkx3h","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"wu3fnagzjr6zazn2","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"ru9p8x86uwkpkx3h","code":"qy6k8k7t","watch":"pq7x53z6tkp8z5","created":1794855000.4199996,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["wu3fnagzjr6zazn2"],"watchers":[],"banned":[],"match":"e8j9esrdbqfejxc8p823","matches":["e8j9esrdbqfejxc8p823"],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79485500041999959945e+09,1.79485500049999952311e+09,NULL);
INSERT INTO "tables" VALUES('dzbtwawnp968','45e8a89037a6cc18df29ff5de1643e2026fe0e042eb3cdf24734676c8dfcd58c','bf5e9608661e1e26717c09de4003f0c99a632668d2efbc0867e6672cf631c396',3,'lobby',0,'ru9p8x86uwkpkx3h','{"id":"dzbtwawnp968","rev":3,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"ru9p8x86uwkpkx3h","name":"Anna","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"83axzssmqwh6dujk","name":"Robot","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"ru9p8x86uwkpkx3h","code":"tw8zjv6g","watch":"6nvqu2phxeb73c","created":1794855000.5099995,"status":"lobby","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["wu3fnagzjr6zazn2"],"watchers":[],"banned":[],"match":null,"matches":[],"ending":null,"ballot":null,"again":[],"played":0,"wins":[],"origin":null,"deal":null}',1.79485500050999951366e+09,1.79485500054999947546e+09,NULL);
INSERT INTO "tables" VALUES('yadgkw6awukd','3557a9c36ed5c5209a5c00c428dc0470a5e0463a4266393a029e967c607dd580','257665ad202293a82623dbd116d6a07a5783422514dbf6d5fd9c0cb70ccdc101',3,'over',0,'wu3fnagzjr6zazn2','{"id":"yadgkw6awukd","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"wu3fnagzjr6zazn2","name":"Ben","bot":null,"away":null,"pushed":false,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"wu3fnagzjr6zazn2","code":"ud8c2gkd","watch":"v27cxan9kb9erp","created":1794855000.6099994,"status":"over","visibility":"private","help":"coach","clock":null,"chat":true,"guests":[],"watchers":[],"banned":[],"match":"pjfk3t9ucxddpsdn8ba8","matches":["pjfk3t9ucxddpsdn8ba8"],"ending":"played","ballot":null,"again":[],"played":1,"wins":[0],"origin":null,"deal":{"id":"daily.2026-11-16.the-game.alone","seat":0,"counts":false}}',1.79485500060999941828e+09,1.79485500107999897002e+09,NULL);
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
COMMIT;
