-- The partim service learned where somebody works only when a company hired them at once, not when they accepted an offer: it is
-- told of everybody who has or had a job. Later than any instance of an earlier version runs.
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'applicant_changed', jsonb_build_object('companyId', "company_id", 'workerId', "worker_id"),
	concat_ws(' ', 'applicant', "company_id", "worker_id"), now() + interval '10 minutes', now() + interval '7 days'
FROM (
	SELECT DISTINCT "company_id", "worker_id" FROM "applications"
	WHERE "worker_uid" IS NOT NULL AND ("state" = 'completed' OR ("state" = 'hired' AND "told_state" = 'hired'))
) "pairs";
