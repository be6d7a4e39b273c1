ALTER TABLE "job_posts" ADD COLUMN "other_benefits" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "interview_mode" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_posts_with_photos_idx" ON "job_posts" USING btree ("company_id") WHERE "job_posts"."photos" <> '[]'::jsonb;