-- What one use costs and what a new company begins with. Later terms are changes of these rows by operations staff.
INSERT INTO "credit_terms" ("kind", "price", "starting_amount", "starting_days") VALUES
	('job_post', 1, 3, 90),
	('profile_unlock', 1, 0, 90);
--> statement-breakpoint
-- Companies from before the ledger paid for posts begin with the same, unless they were given credits already.
INSERT INTO "credit_grants" ("company_id", "id", "kind", "available", "expires_at", "subject")
SELECT c."id", gen_random_uuid(), t."kind", t."starting_amount", now() + make_interval(days => t."starting_days"), 'starting'
FROM "companies" c CROSS JOIN "credit_terms" t
WHERE t."starting_amount" > 0 AND c."closed_at" IS NULL
	AND NOT EXISTS (SELECT 1 FROM "credit_grants" g WHERE g."company_id" = c."id" AND g."kind" = t."kind");
--> statement-breakpoint
INSERT INTO "credit_entries" ("company_id", "id", "grant_id", "type", "amount", "actor_uid")
SELECT "company_id", gen_random_uuid(), "id", 'grant', "available", 'system'
FROM "credit_grants" WHERE "subject" = 'starting';
--> statement-breakpoint
UPDATE "job_posts" SET "review_since" = date_trunc('milliseconds', "updated_at") WHERE "state" = 'pending_review';
