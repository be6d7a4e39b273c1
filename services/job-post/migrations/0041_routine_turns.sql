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
