CREATE TABLE "routine_failures" (
	"routine" text NOT NULL,
	"item" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "routine_failures_routine_item_pk" PRIMARY KEY("routine","item")
);
--> statement-breakpoint
CREATE TABLE "routine_turns" (
	"routine" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cursor" text
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE INDEX "departures_at_idx" ON "departures" USING btree ("at","id");--> statement-breakpoint
-- Accounts that went before this list was kept.
INSERT INTO "departures" ("id", "uid", "at")
	SELECT gen_random_uuid(), "subject_id", max("at") FROM "audit_events"
	WHERE "action" = 'account.removed' AND "subject_type" = 'account' GROUP BY "subject_id"
	ON CONFLICT DO NOTHING;
