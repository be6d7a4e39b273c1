-- What a company unlocked in the last seven days is closed to it since 0009 where the worker had blocked it before: its credit goes
-- back, as after a block of today (docs/decisions/0167). An unlock that is given back already is none of these.
WITH "returned" AS (
	UPDATE "unlocks" SET "state" = 'returned', "ended_at" = now()
	WHERE "state" = 'unlocked' AND "unlocked_at" > now() - interval '7 days' AND EXISTS (
		SELECT FROM "blocked_companies" WHERE "blocked_companies"."company_id" = "unlocks"."company_id"
			AND "blocked_companies"."worker_id" = "unlocks"."worker_id")
	RETURNING "id", "company_id", "worker_id", "term", "actor_uid"
), "audited" AS (
	INSERT INTO "audit_events" ("id", "actor_uid", "company_id", "action", "subject_type", "subject_id", "after")
	SELECT gen_random_uuid(), 'system', "company_id", 'unlock.returned', 'worker', "worker_id"::text, jsonb_build_object('unlockId', "id")
	FROM "returned"
)
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "give_up_at")
SELECT gen_random_uuid(), 'unlock_settled', jsonb_build_object('unlockId', "id", 'companyId', "company_id", 'workerId', "worker_id",
	'term', "term", 'actorUid', "actor_uid", 'settlement', 'refund'), concat('unlock ', "id"), now() + interval '7 days'
FROM "returned";
