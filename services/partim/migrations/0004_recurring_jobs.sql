-- The id that `namedUuid` makes of the kind. An instance that still has the turn keeps it until then.
INSERT INTO "jobs" ("id", "kind", "payload", "next_attempt_at")
SELECT (substr("hash", 1, 8) || '-' || substr("hash", 9, 4) || '-8' || substr("hash", 13, 3) || '-8' || substr("hash", 16, 3) || '-' || substr("hash", 19, 12))::uuid,
	"kind", jsonb_build_object('cursor', "cursor"), greatest("due_at", "held_until")
FROM (
	SELECT *, encode(sha256(convert_to("kind", 'UTF8')), 'hex') AS "hash"
	FROM (SELECT *, 'routine:' || "routine" AS "kind" FROM "routine_turns") "named"
) "hashed";--> statement-breakpoint
DROP TABLE "routine_turns" CASCADE;--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "payload", "attempts", "next_attempt_at")
SELECT "id", 'data_export', jsonb_build_object('exportId', "id"), "attempts", "claimed_until"
FROM "data_exports" WHERE "state" = 'running';--> statement-breakpoint
DROP INDEX "data_exports_running_idx";--> statement-breakpoint
ALTER TABLE "data_exports" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "data_exports" DROP COLUMN "claimed_until";