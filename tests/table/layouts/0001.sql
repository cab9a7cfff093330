BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", n), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',0,-1,'draw 0 6',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',1,-1,'draw 1 32',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',2,-1,'draw 0 46',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',3,-1,'draw 1 24',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',4,-1,'draw 0 88',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',5,-1,'draw 1 90',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',6,-1,'draw 0 66',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',7,-1,'draw 1 76',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',8,-1,'draw 0 27',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',9,-1,'draw 1 41',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',10,-1,'draw 0 10',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',11,-1,'draw 1 44',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',12,-1,'draw 0 83',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',13,-1,'draw 1 53',1.79485483829793691628e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',14,1,'start 1',1.79485483832311224937e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',15,1,'lay 41 up1',1.79485483832623600964e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',16,1,'lay 53 up1',1.79485483833116650585e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',17,1,'lay 24 down2',1.79485483833517122263e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',18,1,'lay 90 up1',1.79485483834061026577e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',19,1,'lay 32 down1',1.79485483834698104858e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',20,1,'lay 44 up2',1.79485483835049271584e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',21,1,'lay 76 up2',1.79485483835707569123e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',22,1,'end',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',23,-1,'draw 1 22',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',24,-1,'draw 1 3',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',25,-1,'draw 1 40',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',26,-1,'draw 1 93',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',27,-1,'draw 1 84',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',28,-1,'draw 1 74',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',29,-1,'draw 1 94',1.7948548383599021435e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',30,0,'lay 10 down1',1.79485483840915703776e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',31,0,'lay 88 up2',1.79485483843344783777e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',32,0,'lay 6 down1',1.79485483846026635168e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',33,0,'end',1.79485483850155782704e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',34,-1,'draw 0 73',1.79485483850155782704e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',35,-1,'draw 0 77',1.79485483850155782704e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',36,-1,'draw 0 19',1.79485483850155782704e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',37,1,'lay 93 up1',1.79485483850509619715e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',38,1,'lay 22 down2',1.794854838516405344e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',39,1,'lay 94 up2',1.79485483852789282806e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',40,1,'end',1.79485483853049397466e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',41,-1,'draw 1 15',1.79485483853049397466e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',42,-1,'draw 1 37',1.79485483853049397466e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',43,-1,'draw 1 79',1.79485483853049397466e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',44,0,'lay 19 down2',1.79485483859610652924e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',45,0,'lay 83 up1',1.79485483863447904586e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',46,0,'end',1.79485483866811299327e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',47,-1,'draw 0 59',1.79485483866811299327e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',48,-1,'draw 0 86',1.79485483866811299327e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',49,1,'lay 84 up2',1.79485483867390561108e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',50,1,'lay 3 down1',1.79485483868267941482e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',51,1,'lay 74 up2',1.79485483868654704096e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',52,1,'lay 79 up2',1.79485483869182014466e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',53,1,'lay 15 down2',1.7948548387047104835e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',54,1,'end',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',55,-1,'draw 1 29',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',56,-1,'draw 1 81',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',57,-1,'draw 1 71',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',58,-1,'draw 1 42',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',59,-1,'draw 1 95',1.79485483870998120312e+09);
INSERT INTO "entries" VALUES('rhx2xry2ksspg93wq48g',60,0,'lay 86 up1',1.79485483878156590461e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',0,-1,'stack 2,1,0',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',1,-1,'deal 0 eagle 1',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',2,-1,'deal 0 jaguar 7',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',3,-1,'deal 0 chameleon 4',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',4,-1,'deal 0 snake 5',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',5,-1,'deal 0 human 5',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',6,-1,'deal 0 bear 1',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',7,-1,'deal 1 eagle 2',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',8,-1,'deal 1 jaguar 4',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',9,-1,'deal 1 chameleon 2',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',10,-1,'deal 1 snake 3',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',11,-1,'deal 1 human 4',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',12,-1,'deal 1 bear 6',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',13,-1,'deal 2 eagle 0',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',14,-1,'deal 2 jaguar 0',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',15,-1,'deal 2 chameleon 6',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',16,-1,'deal 2 snake 7',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',17,-1,'deal 2 human 2',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',18,-1,'deal 2 bear 5',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',19,-1,'deal 3 eagle 7',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',20,-1,'deal 3 jaguar 5',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',21,-1,'deal 3 chameleon 0',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',22,-1,'deal 3 snake 6',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',23,-1,'deal 3 human 3',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',24,-1,'deal 3 bear 3',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',25,-1,'roll snake,human,jaguar',1.79485483902502083782e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',26,0,'turn 2 chameleon',1.79485483905405092232e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',27,0,'wheel 2 17',1.79485483910491633416e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',28,1,'wheel 7 13',1.79485483912902879718e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',29,2,'wheel 4 11',1.79485483913349294659e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',30,0,'exchange eagle',1.79485483915352630611e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',31,-1,'deal 0 eagle 3',1.79485483915352630611e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',32,1,'exchange snake',1.79485483919109725953e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',33,-1,'deal 1 snake 0',1.79485483919109725953e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',34,2,'exchange human',1.79485483919929790499e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',35,-1,'deal 2 human 7',1.79485483919929790499e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',36,-1,'roll jaguar,bear,chameleon',1.79485483919929790499e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',37,0,'keep',1.79485483925227975844e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',38,0,'wheel 1 10',1.79485483932115507128e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',39,1,'wheel 5 3',1.79485483934466528892e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',40,2,'wheel 2 14',1.79485483935057806969e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',41,0,'exchange snake',1.79485483936795735355e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',42,-1,'deal 0 snake 4',1.79485483936795735355e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',43,1,'exchange human',1.7948548393865458965e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',44,-1,'deal 1 human 6',1.7948548393865458965e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',45,2,'exchange bear',1.79485483938970041273e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',46,-1,'deal 2 bear 2',1.79485483938970041273e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',47,-1,'roll eagle,bear,eagle',1.79485483938970041273e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',48,0,'keep',1.79485483948448109629e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',49,0,'wheel 2 6',1794854839.51035);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',50,1,'wheel 5 11',1.7948548395375928879e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',51,2,'wheel 4 17',1.79485483954349875454e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',52,1,'exchange chameleon',1.79485483957288861271e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',53,-1,'deal 1 chameleon 7',1.79485483957288861271e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',54,2,'exchange chameleon',1.79485483957706403734e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',55,-1,'deal 2 chameleon 5',1.79485483957706403734e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',56,-1,'roll eagle,bear,jaguar',1.79485483957706403734e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',57,1,'turn 1 jaguar',1.79485483960203170777e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',58,1,'wheel 4 11',1.79485483965701818464e+09);
INSERT INTO "entries" VALUES('uwe9zu9ra9w37uz9rckx',59,2,'wheel 1 3',1.79485483966868114473e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',0,-1,'draw 0 6',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',1,-1,'draw 1 32',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',2,-1,'draw 0 46',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',3,-1,'draw 1 24',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',4,-1,'draw 0 88',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',5,-1,'draw 1 90',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',6,-1,'draw 0 66',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',7,-1,'draw 1 76',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',8,-1,'draw 0 27',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',9,-1,'draw 1 41',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',10,-1,'draw 0 10',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',11,-1,'draw 1 44',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',12,-1,'draw 0 83',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',13,-1,'draw 1 53',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',14,1,'start 1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',15,1,'lay 41 up1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',16,1,'lay 53 up1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',17,1,'lay 24 down2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',18,1,'lay 90 up1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',19,1,'lay 32 down1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',20,1,'lay 44 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',21,1,'lay 76 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',22,1,'end',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',23,-1,'draw 1 22',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',24,-1,'draw 1 3',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',25,-1,'draw 1 40',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',26,-1,'draw 1 93',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',27,-1,'draw 1 84',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',28,-1,'draw 1 74',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',29,-1,'draw 1 94',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',30,0,'lay 10 down1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',31,0,'lay 88 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',32,0,'lay 6 down1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',33,0,'end',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',34,-1,'draw 0 73',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',35,-1,'draw 0 77',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',36,-1,'draw 0 19',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',37,1,'lay 93 up1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',38,1,'lay 22 down2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',39,1,'lay 94 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',40,1,'end',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',41,-1,'draw 1 15',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',42,-1,'draw 1 37',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',43,-1,'draw 1 79',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',44,0,'lay 19 down2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',45,0,'lay 83 up1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',46,0,'end',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',47,-1,'draw 0 59',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',48,-1,'draw 0 86',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',49,1,'lay 84 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',50,1,'lay 3 down1',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',51,1,'lay 74 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',52,1,'lay 79 up2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',53,1,'lay 15 down2',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',54,1,'end',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',55,-1,'draw 1 29',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',56,-1,'draw 1 81',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',57,-1,'draw 1 71',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',58,-1,'draw 1 42',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',59,-1,'draw 1 95',1.79485483976724028592e+09);
INSERT INTO "entries" VALUES('tzk242cz6dvvb3n8skr5',60,0,'lay 86 up1',1.79485483976724028592e+09);
CREATE TABLE keys (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('932bf30ade47e78d0aedbcaf28fa8996263c04cfbeb68243d53464c9bf2dc078','hbw96j8r4q6g528n',1.79485483564002656943e+09);
INSERT INTO "keys" VALUES('28f7a9acb7a9f279ad49e3f786e58e9776c6a2b0fb4064080cf72ceaf60343dd','8pqmy7wajzm9aybr',1.7948548357085590362e+09);
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('5b3035e023d321af22dc79b608f451d3739cdcb426eeef0bc63d36ac34325b2c','hbw96j8r4q6g528n',1.79485843982737040521e+09);
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
	ending VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('rhx2xry2ksspg93wq48g','ckh27585fnyn','the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','f6qc5qfp7nh8sqegszmaksn32k',0,'["Anna","random"]',NULL,1.79485483829793691628e+09,1.7948548387816669941e+09,'played');
INSERT INTO "matches" VALUES('uwe9zu9ra9w37uz9rckx','kucqeaj9ymmm','lost-code',3,'{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"}','6w2nf549zz9a5z93ra8uauhm7f',0,'["Anna","Ben","random"]',NULL,1.79485483902502083782e+09,NULL,NULL);
INSERT INTO "matches" VALUES('tzk242cz6dvvb3n8skr5',NULL,'the-game',2,'{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false}','f6qc5qfp7nh8sqegszmaksn32k',0,'["",""]',NULL,1.79485483976724028592e+09,1.79485483976724028592e+09,'played');
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
INSERT INTO "messages" VALUES('kucqeaj9ymmm',0,0,'Anna','Hello Ben',1.79485483900507783892e+09);
CREATE TABLE notes (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	marks TEXT NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('uwe9zu9ra9w37uz9rckx',0,'{"x":"1"}');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('hbw96j8r4q6g528n','Anna','en',1.79485483564002656943e+09,1.79485483564002656943e+09);
INSERT INTO "people" VALUES('8pqmy7wajzm9aybr','Ben','de',1.7948548357085590362e+09,1.7948548357085590362e+09);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('ckh27585fnyn','hbw96j8r4q6g528n');
INSERT INTO "places" VALUES('kucqeaj9ymmm','hbw96j8r4q6g528n');
INSERT INTO "places" VALUES('kucqeaj9ymmm','8pqmy7wajzm9aybr');
INSERT INTO "places" VALUES('nus6xrhhe3ad','8pqmy7wajzm9aybr');
INSERT INTO "places" VALUES('nus6xrhhe3ad','hbw96j8r4q6g528n');
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
INSERT INTO "tables" VALUES('ckh27585fnyn','d6856e9e561eb594eeb0b05614614d23d6bf271326701ce849a1b6ba86186893','674c0427adff9a1dd70092ac6f99d42df733b33083ed97a512a18d865706b158',3,'over',0,'hbw96j8r4q6g528n','{"id":"ckh27585fnyn","rev":3,"game":"the-game","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false},"seats":[{"person":"hbw96j8r4q6g528n","name":"Anna","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":"random","away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"hbw96j8r4q6g528n","code":"v2brf89b","watch":"zqmfayc4vneg8v","created":1794854835.7616751,"status":"over","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":[],"watchers":[],"match":"rhx2xry2ksspg93wq48g","matches":["rhx2xry2ksspg93wq48g"],"ending":"played","ballot":null,"origin":null}',1.79485483576167511934e+09,1.7948548387816669941e+09,NULL);
INSERT INTO "tables" VALUES('kucqeaj9ymmm','b44d34f569f21dcdd199319ff74f847beebdc6a4dfc4a5d6838f90ae4e3e0765','cf4feaff5ee2de96dd357df72b5cd791cfc3abd7148767b7a1d61276987fdf4c',4,'playing',0,'hbw96j8r4q6g528n','{"id":"kucqeaj9ymmm","rev":4,"game":"lost-code","options":{"introductory":false,"x_race":false,"deadly_shortcut":false,"curse":false,"wheel_preset":"A","wheels":[],"exchange_order":"current_standing","thrower_token_and_change":"forbidden","curse_start":"next_round","score_floor":"none"},"seats":[{"person":"hbw96j8r4q6g528n","name":"Anna","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":"8pqmy7wajzm9aybr","name":"Ben","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":"random","away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"hbw96j8r4q6g528n","code":"knwkuzyu","watch":"ybhwwaffvydvva","created":1794854838.837981,"status":"playing","visibility":"private","help":"sheet","clock":null,"chat":true,"guests":["8pqmy7wajzm9aybr"],"watchers":[],"match":"uwe9zu9ra9w37uz9rckx","matches":["uwe9zu9ra9w37uz9rckx"],"ending":null,"ballot":null,"origin":null}',1.79485483883798098564e+09,1.7948548398555607795e+09,NULL);
INSERT INTO "tables" VALUES('nus6xrhhe3ad','7b5277b7fccc43c4d8257bc578ddb66e8ba67ef86b9cc72dfea9c0dc16511883','7463789df440d366ab50304d6bc55778183b725e3e5d7dc02a6f94c67f4cb4ec',2,'lobby',1,'8pqmy7wajzm9aybr','{"id":"nus6xrhhe3ad","rev":2,"game":"the-game-extreme","options":{"start":"claim","pro":false,"on_fire":false,"show_pile_history":false,"undo_within_turn":false,"trick_signal":false,"commands_enabled":["stop","skull","three","silence","no-backwards","one-pile","draw-one"],"command_layout":"fixed","layout":{},"violations":"refuse","one_pile_midturn":"from_now","short_hand":"lose"},"seats":[{"person":"8pqmy7wajzm9aybr","name":"Ben","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}},{"person":null,"name":"","bot":null,"away":null,"muted":false,"back":{"at":0.0,"extra":0.0}}],"host":"8pqmy7wajzm9aybr","code":"wwzyqapw","watch":"8sfxb68wgq7krk","created":1794854839.6920135,"status":"lobby","visibility":"listed","help":"sheet","clock":null,"chat":true,"guests":["hbw96j8r4q6g528n"],"watchers":[],"match":null,"matches":[],"ending":null,"ballot":null,"origin":null}',1.79485483969201350213e+09,1.79485483971162295344e+09,NULL);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
COMMIT;
