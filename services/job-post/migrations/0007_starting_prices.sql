-- What the shop opens with, the same as validators/price-list.ts (a test compares them). Later prices are rows of
-- their own, written by operations staff.
INSERT INTO "packages" ("id", "kind", "size", "price_satang") VALUES
	('019aa000-0000-7000-8000-000000000001', 'job_credit', 1, 59000),
	('019aa000-0000-7000-8000-000000000002', 'job_credit', 5, 249000),
	('019aa000-0000-7000-8000-000000000003', 'job_credit', 20, 890000),
	('019aa000-0000-7000-8000-000000000004', 'buffet', 30, 490000),
	('019aa000-0000-7000-8000-000000000005', 'profile_unlock', 10, 69000),
	('019aa000-0000-7000-8000-000000000006', 'profile_unlock', 50, 290000),
	('019aa000-0000-7000-8000-000000000007', 'profile_unlock', 200, 990000);
