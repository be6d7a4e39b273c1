ALTER TABLE "application_shifts" DROP CONSTRAINT "application_shifts_state_check";--> statement-breakpoint
ALTER TABLE "application_shifts" DROP CONSTRAINT "application_shifts_told_state_check";--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_event_check";--> statement-breakpoint
DROP INDEX "applications_place_lost_idx";--> statement-breakpoint
DROP INDEX "application_events_answers_idx";--> statement-breakpoint
ALTER TABLE "application_shifts" ADD COLUMN "place_lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_shifts" ADD COLUMN "given_back_reason" text;--> statement-breakpoint
CREATE INDEX "application_shifts_place_lost_idx" ON "application_shifts" USING btree ("company_id","job_post_id") WHERE "application_shifts"."place_lost_at" is not null;--> statement-breakpoint
CREATE INDEX "application_events_answers_idx" ON "application_events" USING btree ("company_id","at") WHERE "application_events"."event" in
          ('accept', 'decline', 'withdraw', 'give_back', 'refuse_terms', 'accept_terms', 'keep_terms');--> statement-breakpoint
-- Whose places are empty gave back all their shifts; the column is of each shift from then on.
UPDATE "application_shifts" SET "state" = 'given_back', "told_state" = 'given_back', "place_lost_at" = "applications"."place_lost_at"
FROM "applications"
WHERE "applications"."company_id" = "application_shifts"."company_id" AND "applications"."id" = "application_shifts"."application_id"
  AND "applications"."place_lost_at" IS NOT NULL AND "application_shifts"."state" = 'assigned';--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "place_lost_at";--> statement-breakpoint
ALTER TABLE "application_shifts" ADD CONSTRAINT "application_shifts_given_back_reason_check" CHECK ("application_shifts"."given_back_reason" in ('personal', 'family', 'travel', 'other'));--> statement-breakpoint
ALTER TABLE "application_shifts" ADD CONSTRAINT "application_shifts_state_check" CHECK ("application_shifts"."state" in ('available', 'assigned', 'given_back'));--> statement-breakpoint
ALTER TABLE "application_shifts" ADD CONSTRAINT "application_shifts_told_state_check" CHECK ("application_shifts"."told_state" in ('available', 'assigned', 'given_back'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_event_check" CHECK ("application_events"."event" in ('submit', 'view', 'shortlist', 'interview', 'offer', 'hire', 'reject', 'complete', 'mark_no_show', 'withdraw', 'accept', 'decline', 'refuse_terms', 'expire', 'change_shifts', 'give_back', 'change_terms', 'accept_terms', 'keep_terms', 'lapse_terms'));