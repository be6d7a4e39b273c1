-- How many favourites and groups a company may keep. Later limits are changes of these rows by operations staff.
INSERT INTO "favourite_limits" ("of", "max") VALUES
	('favourites', 500),
	('groups', 30);
