ALTER TABLE "applications" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "taken_back" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_taken_back_check" CHECK ("applications"."taken_back" in ('offered', 'hired'));--> statement-breakpoint
-- Who accepted an offer has said that they are coming.
UPDATE "applications" SET "confirmed_at" = "accepted"."at" FROM "application_events" AS "accepted"
WHERE "accepted"."company_id" = "applications"."company_id" AND "accepted"."application_id" = "applications"."id"
  AND "accepted"."event" = 'accept' AND "applications"."state" = 'hired';