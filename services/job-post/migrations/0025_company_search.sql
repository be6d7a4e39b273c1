DROP INDEX "job_posts_id_idx";--> statement-breakpoint
DROP INDEX "job_posts_title_keys_idx";--> statement-breakpoint
CREATE INDEX "job_posts_company_title_keys_idx" ON "job_posts" USING gin (array_to_tsvector(array_append("title_keys", '@' || "company_id"::text)));