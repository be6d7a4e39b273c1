-- The partim service learned that somebody had worked for a company only as far as they were hired: it is told of everybody whose
-- work is done, how many shifts that were. Later than any instance of an earlier version runs, also who waits to be told.
UPDATE "jobs" SET "next_attempt_at" = greatest("next_attempt_at", now() + interval '10 minutes')
WHERE "kind" = 'applicant_changed' AND "state" = 'pending';
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'applicant_changed', jsonb_build_object('companyId', "company_id", 'workerId', "worker_id"),
	"subject", now() + interval '10 minutes', now() + interval '7 days'
FROM (
	SELECT DISTINCT "company_id", "worker_id", concat_ws(' ', 'applicant', "company_id", "worker_id") AS "subject" FROM "applications"
	WHERE "worker_uid" IS NOT NULL AND "state" = 'completed'
) "pairs"
WHERE NOT EXISTS (
	SELECT 1 FROM "jobs"
	WHERE "jobs"."kind" = 'applicant_changed' AND "jobs"."subject" = "pairs"."subject" AND "jobs"."state" = 'pending'
);
