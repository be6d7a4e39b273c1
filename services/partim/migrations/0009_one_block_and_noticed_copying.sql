CREATE TABLE "spent_budgets" (
	"day" date NOT NULL,
	"company_id" uuid NOT NULL,
	"budget" text NOT NULL,
	"company_name" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "spent_budgets_day_company_id_budget_pk" PRIMARY KEY("day","company_id","budget"),
	CONSTRAINT "spent_budgets_budget_check" CHECK ("spent_budgets"."budget" in ('company', 'member', 'visitor', 'profiles', 'profiles_of_member'))
);
--> statement-breakpoint
ALTER TABLE "workplaces" ADD COLUMN "shifts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workplaces" ADD COLUMN "worked_on" date;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD COLUMN "is_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "knows_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What workers blocked in chat is a block of their resume as well (docs/decisions/0167).
INSERT INTO "blocked_companies" ("worker_id", "company_id", "company_name", "at")
SELECT "conversations"."worker_id", "conversations"."company_id", coalesce("talk_companies"."name", ''), "conversations"."worker_blocked_at"
FROM "conversations" JOIN "workers" ON "workers"."id" = "conversations"."worker_id"
LEFT JOIN "talk_companies" ON "talk_companies"."company_id" = "conversations"."company_id"
WHERE "conversations"."worker_blocked_at" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "conversations" SET "worker_blocked_at" = NULL WHERE "worker_blocked_at" IS NOT NULL;--> statement-breakpoint
-- The job-post service declines what waits of the companies that were blocked before. Later than any instance of an earlier
-- version runs.
INSERT INTO "jobs" ("id", "kind", "payload", "subject", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'company_blocked', jsonb_build_object('companyId', "company_id", 'workerId', "worker_id"),
	concat_ws(' ', 'block', "company_id", "worker_id"), now() + interval '10 minutes', now() + interval '7 days'
FROM "blocked_companies";
