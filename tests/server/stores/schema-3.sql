-- {"nx39322rf8fu": {"0": "3PuTfQHed5-5GeI9RTdVHwesSKXJJjD5ePsm7c67878"}, "83e473bfkfb2": {"0": "9mEp3miR-fu1kDLoHAhQ-pUvurXTcM4HUC22iySeAZI", "1": "AngHw5T8xg8kNApM0nyXDXoGKdP1tBMAXnIOWWuSr9g"}, "batqpjwanzrw": {"0": "OzuuyKUgugGgWq3lx2B2USCvPI9hapCym8aZo70YZH8"}, "53tzakycfwnt": {"0": "kfwIuzld4jdJqSMvXeJiLMcwtJ9CeX1vMWW6h-Evj04"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('3');
CREATE TABLE due (
	table_id VARCHAR(32) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	lease FLOAT NOT NULL, 
	queued FLOAT NOT NULL, 
	alone BOOLEAN NOT NULL, 
	CONSTRAINT pk_due PRIMARY KEY (table_id, what, seat), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "due" VALUES('batqpjwanzrw','glance',1,2419.911988089,2422.285419957,2419.987557298,0);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	seat INTEGER NOT NULL, 
	answers INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT ck_log_kind CHECK (kind IN ('move', 'undo')), 
	CONSTRAINT uq_log_table_id_seat_answers UNIQUE (table_id, seat, answers), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('83e473bfkfb2',1,'move',0,1,'pick R',1.79499446975964546202e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',2,'move',1,1,'pick W',1.79499446982451963425e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',3,'move',0,2,'pick H',1.79499446987334394451e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',4,'move',1,2,'pick W',1.79499446989868617057e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',5,'move',0,3,'pick P',1.79499446992596626282e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',6,'move',1,3,'pick P',1.79499446994945287704e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',7,'move',0,4,'pick P',1.79499446997602272037e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',8,'move',1,4,'pick P',1.79499447004884815212e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',9,'move',0,5,'pick W',1.79499447014571905135e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',10,'move',1,5,'pick W',1.79499447027660012244e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',11,'move',0,6,'done',1.7949944703560194969e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',12,'move',1,7,'done',1.79499447037505269046e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',13,'move',0,8,'Hd5',1.7949944704009537697e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',14,'move',1,9,'Pc4',1.79499447044475245478e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',15,'move',0,10,'Pd2',1.79499447046415734293e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',16,'move',1,11,'Pe6',1.79499447050775218009e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',17,'move',0,12,'Wa1',1.79499447053949737545e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',18,'move',1,13,'Rd3',1.79499447060862588878e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',19,'move',0,14,'Rc6',1.79499447069463825225e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',20,'move',1,15,'Wd4',1.79499447071858525279e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',21,'move',0,16,'Pe2',1.79499447072483491894e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',22,'move',1,17,'Hb6',1.79499447074687814717e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',23,'move',0,18,'Re1',1.79499447079273128508e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',24,'move',1,19,'Wb5',1.79499447083522891991e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',25,'move',0,20,'Wc2',1.79499447084739065173e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',26,'move',1,21,'We3',1.79499447087919354439e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',27,'move',0,22,'Wc1',1.79499447088768577574e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',28,'move',1,23,'Wd1',1.79499447089440512651e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',29,'move',0,24,'Wf1',1.79499447090045762065e+09);
INSERT INTO "log" VALUES('83e473bfkfb2',30,'move',1,25,'Hf5',1.79499447090593767161e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',1,'move',0,1,'pick W',1.79499447096374297144e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',2,'move',0,2,'pick W',1.79499447110154604911e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',3,'move',0,3,'pick W',1.7949944712008709907e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',4,'move',0,4,'pick W',1.79499447123652410506e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',5,'move',0,5,'pick W',1.79499447125654768941e+09);
INSERT INTO "log" VALUES('batqpjwanzrw',6,'move',0,6,'done',1.79499447127275896067e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',1,'move',0,1,'W2@n',1.79499447143763470654e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',2,'move',0,2,'end',1.79499447144249773024e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',3,'move',0,3,'keep C7',1.79499447145870280268e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',4,'move',0,4,'-U4>s',1.79499447150899505611e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',5,'move',0,5,'end',1.79499447153093767163e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',6,'move',0,6,'keep H1',1.79499447154062581055e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',7,'move',0,7,'H1@e',1.79499447160240054128e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',8,'move',0,8,'end',1.79499447177908873557e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',9,'move',0,9,'>w',1.79499447186079955094e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',10,'move',0,10,'keep U7',1.79499447187394571305e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',11,'move',0,11,'keep O5',1.79499447196120142941e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',12,'move',0,12,'keep C1',1.79499447201824712753e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',13,'move',0,13,'-C1>e',1.79499447208699917793e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',14,'move',0,14,'-C8>w',1.79499447208993935585e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',15,'move',0,15,'>n',1.79499447209447908404e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',16,'move',0,16,'>s',1.79499447212943649297e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',17,'move',0,17,'keep C2',1.7949944721959273815e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',18,'move',0,18,'keep C2',1.79499447221272397036e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',19,'move',0,19,'-N2>e',1.79499447222127938269e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',20,'move',0,20,'O3@e',1.79499447223618841169e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',21,'move',0,21,'end',1.79499447225632762911e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',22,'move',0,22,'-U6>w',1.79499447226343560217e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',23,'move',0,23,'>w',1.79499447227837181095e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',24,'move',0,24,'C6@s',1.79499447228540682792e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',25,'move',0,25,'-B6>n',1.79499447231078672415e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',26,'move',0,26,'>n',1.7949944723140587807e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',27,'move',0,27,'end',1.79499447231920862197e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',28,'move',0,28,'keep S4',1.79499447232273483276e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',29,'move',0,29,'-W4>s',1.79499447232514476773e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',30,'move',0,30,'-V2>e',1.79499447232738757133e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',31,'move',0,31,'keep S4',1.79499447233029103278e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',32,'move',0,32,'-S4>w',1.79499447233276987079e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',33,'move',0,33,'>s',1.79499447233552789689e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',34,'move',0,34,'-S3>n',1.79499447233816957479e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',35,'move',0,35,'end',1.79499447234168267245e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',36,'move',0,36,'keep S5',1.79499447234510183337e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',37,'move',0,37,'-O6>n',1.79499447234753298761e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',38,'move',0,38,'S5@e',1.79499447235016489033e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',39,'move',0,39,'keep S1',1.79499447235464143751e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',40,'move',0,40,'-S1>w',1.7949944723570249081e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',41,'move',0,41,'-C5>s',1.79499447235931205752e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',42,'move',0,42,'end',1.79499447236256957057e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',43,'move',0,43,'-W1>n',1.79499447236519241331e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',44,'move',0,44,'-E4>s',1.79499447236758923529e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',45,'move',0,45,'keep N5',1.79499447237055873875e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',46,'move',0,46,'-E2>n',1.79499447237291717529e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',47,'move',0,47,'W5@n',1.79499447237530875207e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',48,'move',0,48,'-N5>s',1.7949944723777170181e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',49,'move',0,49,'>n',1.79499447237993097307e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',50,'move',0,50,'>s',1.7949944723821463585e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',51,'move',0,51,'end',1.79499447238549280159e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',52,'move',0,52,'-U3>s',1.79499447238792490962e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',53,'move',0,53,'-U1>n',1.79499447239021825786e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',54,'move',0,54,'>n',1.79499447239260506627e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',55,'move',0,55,'-O4>s',1.79499447239483475688e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',56,'move',0,56,'>n',1.79499447239704251286e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',57,'move',0,57,'end',1.79499447240005207066e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',58,'move',0,58,'-B2>s',1.79499447240245199207e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',59,'move',0,59,'>s',1.79499447240656566622e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',60,'move',0,60,'>e',1.79499447240880227088e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',61,'move',0,61,'-C3>e',1.79499447241109180446e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',62,'move',0,62,'>w',1.79499447241327595705e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',63,'move',0,63,'>e',1.79499447241537284851e+09);
INSERT INTO "log" VALUES('53tzakycfwnt',64,'move',0,64,'H3@e',1.79499447241773557658e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	rank INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server)
);
INSERT INTO "presence" VALUES('batqpjwanzrw','bc94c194dba08c1b',2,2449.932653907);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(8) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	part VARCHAR(32) NOT NULL, 
	part_by_server BOOLEAN NOT NULL, 
	listed BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_who CHECK (who IN ('person', 'open', 'bot')), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('nx39322rf8fu',0,'person','Гравець','','9603976b6c42b2eef544f0442c7bfd7c6b93c5ba1501754486bf1ca76a31bab7','68a67cddd6faae6e990124f400115b7a',1,1);
INSERT INTO "seats" VALUES('nx39322rf8fu',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('83e473bfkfb2',0,'person','Ann','','4c0a8e9a7ea9025b70f10ee23633d16a76300018dad8f233af5325226930540d','588a92e8a884a4a8f6b37a2601b8b317',1,1);
INSERT INTO "seats" VALUES('83e473bfkfb2',1,'person','Гравець 2','','40912018a53b0932096f3d5cc0e345829feaf5a0a3bb75f43c09d40467b23171','63251ca0eab9d1b340150157a79c0f30',1,1);
INSERT INTO "seats" VALUES('batqpjwanzrw',0,'person','Ann','','b0861c3c9a05cb05070e4df0d8e018aa13b189b3897ba7ba275d0f17a9090bbb','4c1cb4192d399d16bc0eeb61a0902489',1,1);
INSERT INTO "seats" VALUES('batqpjwanzrw',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('53tzakycfwnt',0,'person','Гравець','','2e529bf58fa5ca5697a3fa08e56e99aa0d6353c48b9e4d0b9dee25095d1e41f8','f2c563c23d7455d95428dba0f302e0c4',1,1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	server_part VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	verifiable BOOLEAN NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	position TEXT NOT NULL, 
	origin TEXT NOT NULL, 
	origin_number INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	opened FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	pieces VARCHAR(64), 
	host VARCHAR(64) NOT NULL, 
	to_move TEXT, 
	result TEXT NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('nx39322rf8fu','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','2e07c68bf6d0d8d209e4328d03f5bbb2e659612dccdc239141e46bc940581436','ff485f24a4f593542323b548558e223a7d522da78cc29815eb4a467c1d7a4049',1,'','','',0,'',1.79499446948855853082e+09,1.79499446948855853082e+09,'','d9f801e475d6cca2e31430c3dccd68d38d7e510e02ffb6714ca60ba6495a294d','[]','','');
INSERT INTO "tables" VALUES('83e473bfkfb2','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','c8de9768c277bccf838abbe087d6efd6a5bd02782a446762efb57f0668890c0c','722e7058c3a50c4746fd8f9d0b5872b650347b1eeb7f34574c1af60692120a22',1,'f91abb7493ee41ae9baf64a2f57fa94ad32bf67cd18da2a601aafa9e835d6d29','bW .. bW rW bR bW
.. .. bW bP bP ..
.. .. .. rR rW ..
.. .. rP rW .. ..
.. rW .. bH .. rH
.. rH bR .. rP ..
phase: play
round: 1
first: blue
hands: WWRHH | WWWWR
decks: WWRW | WHRR
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 20
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: f91abb7493ee41ae9baf64a2f57fa94ad32bf67cd18da2a601aafa9e835d6d29
','',0,'',1.79499446956386446948e+09,1.79499447090590453146e+09,'','d55fe586cde1cca41253bfaa7f0ac2adecddd7926073089fe558d7c2b4cce88e','[0]','','');
INSERT INTO "tables" VALUES('batqpjwanzrw','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','6d787a3b7d97492383d331bfa7ed8f51b71dd5ed97523195b32e42f71a8afa79','d95c2c20ef1444b164c99c22a9653ce2f794c151cbf8bf82fb15e49d2d2cced4',1,'4f09291ea838eef920d961c3a2c8133758e47723fa86b37972946eb1f4dd0594','.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
phase: hand
round: 1
first: red
hands:  |
decks:  |
points: 0 | 0
weather: sunny
picks: WWWWW |
ready: blue
turn count: 1
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 4f09291ea838eef920d961c3a2c8133758e47723fa86b37972946eb1f4dd0594
','',0,'',1.79499447093177676203e+09,1.79499447127270722384e+09,'','2fab2fac1aadc4220131feb5af80bb809cd897bddcca6463e1e35603e827fb2a','[1]','','');
INSERT INTO "tables" VALUES('53tzakycfwnt','beacon-patrol',1,'{"windmills":false,"piers":false}','over','5a265176f3c4f5b09e33485136de6de5493d4197ab5cd475b51cbdfeedd780e0','be03a805ca5bebf952acb4c3dc7892cc1504688170efde79fee999f5f0d5f3ad',1,'7f7f286c6f6a92ed5b4a24e77e0d16916f3db10b510dc64a41a8fd59639a16a6','0 0 HQ
0 -1 W2
1 0 H1
2 0 O3
0 1 C6
1 -1 S5
0 -2 W5
3 0 H3
ships: 3,0
hands:
stack:
discarded: H2 N1 O1 U8 U4 C7 U5 N3 V1 E3 V3 E1 C4 U7 B5 O5 B1 C1 C8 W3 B3 N2 C2 U6 B6 U2 B4 W4 V2 S4 S3 N4 S2 O2 O6 S1 C5 E5 W1 E4 E2 N5 U3 U1 O4 B2 C3
turn: 0
tokens: 0
swapped:
given:
contributions: 0
turn count: 22
options: windmills=no piers=no
seed: 7f7f286c6f6a92ed5b4a24e77e0d16916f3db10b510dc64a41a8fd59639a16a6
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "7f7f286c6f6a92ed5b4a24e77e0d16916f3db10b510dc64a41a8fd59639a16a6",
  "moves": [
    [
      0,
      "W2@n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "-U4>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep H1"
    ],
    [
      0,
      "H1@e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "keep U7"
    ],
    [
      0,
      "keep O5"
    ],
    [
      0,
      "keep C1"
    ],
    [
      0,
      "-C1>e"
    ],
    [
      0,
      "-C8>w"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "keep C2"
    ],
    [
      0,
      "keep C2"
    ],
    [
      0,
      "-N2>e"
    ],
    [
      0,
      "O3@e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-U6>w"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "C6@s"
    ],
    [
      0,
      "-B6>n"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep S4"
    ],
    [
      0,
      "-W4>s"
    ],
    [
      0,
      "-V2>e"
    ],
    [
      0,
      "keep S4"
    ],
    [
      0,
      "-S4>w"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "-S3>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep S5"
    ],
    [
      0,
      "-O6>n"
    ],
    [
      0,
      "S5@e"
    ],
    [
      0,
      "keep S1"
    ],
    [
      0,
      "-S1>w"
    ],
    [
      0,
      "-C5>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-W1>n"
    ],
    [
      0,
      "-E4>s"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "-E2>n"
    ],
    [
      0,
      "W5@n"
    ],
    [
      0,
      "-N5>s"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-U3>s"
    ],
    [
      0,
      "-U1>n"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "-O4>s"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-B2>s"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-C3>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "H3@e"
    ]
  ]
}',1.79499447135720801354e+09,1.79499447241766405102e+09,'','5988eeab46c321ba333f89526aac7e61cc4fc6156c299f2d5b3b5c6981d6af85','[]','{"scores":[0],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":26}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','');
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (alone, at);
COMMIT;
