ALTER TABLE "job_posts" ADD COLUMN "title_keys" text[];--> statement-breakpoint
CREATE INDEX "job_posts_title_keys_idx" ON "job_posts" USING gin (array_to_tsvector("title_keys"));--> statement-breakpoint
CREATE INDEX "job_posts_without_title_keys_idx" ON "job_posts" USING btree ("company_id","id") WHERE "job_posts"."title_keys" is null;--> statement-breakpoint
CREATE INDEX "shifts_date_idx" ON "shifts" USING btree ("company_id","date","job_post_id");