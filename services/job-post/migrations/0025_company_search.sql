-- The keys of a title, each after the company it belongs to: a search for the beginning of a word then goes through the
-- words of that company alone.
CREATE FUNCTION "company_title_vector"("company_id" uuid, "title_keys" text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(SELECT "company_id"::text || "key" FROM unnest("title_keys") AS "key"));--> statement-breakpoint
DROP INDEX "job_posts_id_idx";--> statement-breakpoint
DROP INDEX "job_posts_title_keys_idx";--> statement-breakpoint
CREATE INDEX "job_posts_company_title_keys_idx" ON "job_posts" USING gin (company_title_vector("company_id", "title_keys"));