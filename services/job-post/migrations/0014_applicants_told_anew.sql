-- The partim service learns from when a company reads whom it is to meet, and who gave a job back, of those it was told of
-- before it could know that (docs/decisions/0143). Later than any instance of an earlier version runs.
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'applicant_changed', jsonb_build_object('companyId', "company_id", 'workerId', "worker_id"),
	concat_ws(' ', 'applicant', "company_id", "worker_id"), now() + interval '10 minutes', now() + interval '7 days'
FROM (
	SELECT DISTINCT "company_id", "worker_id" FROM "applications" AS "application"
	WHERE "worker_uid" IS NOT NULL AND (
		("contact_from" IS NOT NULL AND "state" IN ('interview', 'offered', 'hired', 'completed'))
		OR ("state" = 'withdrawn' AND EXISTS (
		SELECT FROM "application_events" AS "event" WHERE "event"."company_id" = "application"."company_id"
			AND "event"."application_id" = "application"."id" AND "event"."version" = "application"."version"
			AND "event"."from_state" = 'hired')))
) "pairs";
