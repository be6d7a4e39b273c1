CREATE TABLE "inbox" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "jobs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "inbox_received_at_idx" ON "inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "jobs_subject_idx" ON "jobs" USING btree ("subject","sequence") WHERE "jobs"."subject" is not null and "jobs"."state" in ('pending', 'dead');--> statement-breakpoint
-- What the job-post service was still to be told of becomes events, under the id by which it knows whether it was told.
UPDATE "jobs" SET "id" = ("payload"->>'newsId')::uuid, "kind" = 'interview_happened', "payload" = "payload" - 'newsId', "subject" = concat_ws(' ', 'interview', "payload"->>'interviewId') WHERE "kind" = 'interview_news' AND "state" IN ('pending', 'dead');
--> statement-breakpoint
-- A company's notice that may not have been told is told again, as one that is due.
DELETE FROM "talk_notices" WHERE NOT "is_told";
--> statement-breakpoint
-- What became of credits of unlocks, where the job-post service may not know it.
INSERT INTO "jobs" ("id", "kind", "payload", "subject")
SELECT "id", 'unlock_settled', jsonb_build_object('unlockId', "id", 'companyId', "company_id", 'workerId', "worker_id", 'term', "term", 'actorUid', "actor_uid", 'settlement', "owed"), concat_ws(' ', 'unlock', "id")
FROM "unlocks" WHERE "owed" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Unlocks whose request may have been interrupted are finished once it has surely ended.
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at")
SELECT "id", 'finish_unlock', jsonb_build_object('companyId', "company_id", 'id', "id"), concat_ws(' ', 'intent of unlock', "id"), "created_at" + interval '1 minute'
FROM "unlocks" WHERE "state" = 'intended'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- People whom a member may not have been told of, under the id by which the job-post service knows whether it told them.
INSERT INTO "jobs" ("id", "kind", "payload")
SELECT "news_id", 'people_found', jsonb_build_object('companyId', "company_id", 'savedSearchId', "id", 'count', "news_count")
FROM "saved_searches" WHERE "news_id" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "unlocks" DROP CONSTRAINT "unlocks_owed_check";--> statement-breakpoint
DROP INDEX "unlocks_unsettled_idx";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "news_id";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "news_count";--> statement-breakpoint
ALTER TABLE "talk_notices" DROP COLUMN "news_id";--> statement-breakpoint
ALTER TABLE "talk_notices" DROP COLUMN "is_told";--> statement-breakpoint
ALTER TABLE "unlocks" DROP COLUMN "owed";
