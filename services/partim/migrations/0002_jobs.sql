CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"give_up_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	"last_error" text,
	CONSTRAINT "jobs_state_check" CHECK ("jobs"."state" in ('pending', 'done', 'dropped', 'dead'))
);
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "payload", "state", "attempts", "created_at", "next_attempt_at", "give_up_at", "last_error")
SELECT "id", "kind",
	CASE
		WHEN "kind" LIKE 'identity%' THEN ("params" ->> 'task')::jsonb
		WHEN "kind" = 'reset_password' THEN "params" || jsonb_build_object('at', ("params" ->> 'at')::numeric)
		WHEN "kind" = 'change_email' THEN "params" || jsonb_build_object('validAfter', ("params" ->> 'validAfter')::numeric)
		WHEN "kind" = 'interview_news'
			THEN "params" || jsonb_build_object('jobPostId', nullif("params" ->> 'jobPostId', ''))
		ELSE "params"
	END,
	CASE
		WHEN "state" = 'sent' THEN 'done'
		-- Tasks had no mail to send, and were called dropped when they were done.
		WHEN "state" = 'dropped' AND ("kind" LIKE 'identity%' OR "kind" = 'interview_news') THEN 'done'
		ELSE "state"
	END,
	"attempts", "created_at", "next_attempt_at", "give_up_at", "last_error"
FROM "outbox_mails";--> statement-breakpoint
DROP TABLE "outbox_mails" CASCADE;--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("kind","next_attempt_at") WHERE "jobs"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "jobs_dead_idx" ON "jobs" USING btree ("id") WHERE "jobs"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at") WHERE "jobs"."state" <> 'pending';