ALTER TABLE "application_events" DROP CONSTRAINT "application_events_event_check";--> statement-breakpoint
DROP INDEX "application_events_answers_idx";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "old_terms" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "terms_answer_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_old_terms_idx" ON "applications" USING btree ("company_id") WHERE "applications"."old_terms" is not null and "applications"."state" = 'hired';--> statement-breakpoint
CREATE INDEX "application_events_answers_idx" ON "application_events" USING btree ("company_id","at") WHERE "application_events"."event" in ('accept', 'decline', 'withdraw', 'refuse_terms', 'accept_terms', 'keep_terms');--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_event_check" CHECK ("application_events"."event" in ('submit', 'view', 'shortlist', 'interview', 'offer', 'hire', 'reject', 'complete', 'mark_no_show', 'withdraw', 'accept', 'decline', 'refuse_terms', 'expire', 'change_shifts', 'change_terms', 'accept_terms', 'keep_terms', 'lapse_terms'));