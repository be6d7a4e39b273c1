-- The job-post service learns who has asked for the removal of their account (docs/decisions/0152), also of those who did before
-- it could keep that. Later than any instance of an earlier version runs.
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'worker_leaves', jsonb_build_object('workerUid', "uid"), concat_ws(' ', 'worker', "uid"),
	now() + interval '10 minutes', now() + interval '7 days'
FROM "accounts" WHERE "delete_after" > now() + interval '1 day';
