ALTER TABLE "applications" ADD COLUMN "place_lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_events_answers_idx" ON "application_events" USING btree ("company_id","at") WHERE "application_events"."event" in ('accept', 'decline', 'withdraw');--> statement-breakpoint
CREATE INDEX "applications_place_lost_idx" ON "applications" USING btree ("company_id","job_post_id") WHERE "applications"."place_lost_at" is not null;--> statement-breakpoint
-- Who gave back a job whose work is still to come.
UPDATE "applications" SET "place_lost_at" = "moved_at"
WHERE "state" = 'withdrawn'
  AND EXISTS (SELECT FROM "application_events" WHERE "application_events"."company_id" = "applications"."company_id" AND "application_events"."application_id" = "applications"."id" AND "application_events"."version" = "applications"."version" AND "application_events"."from_state" = 'hired')
  AND EXISTS (SELECT FROM "job_posts" WHERE "job_posts"."company_id" = "applications"."company_id" AND "job_posts"."id" = "applications"."job_post_id" AND "job_posts"."expires_at" > now());
