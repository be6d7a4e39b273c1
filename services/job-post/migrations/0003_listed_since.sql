DROP INDEX "job_posts_listed_idx";--> statement-breakpoint
DROP INDEX "job_posts_listed_work_type_idx";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "listed_since" timestamp with time zone;--> statement-breakpoint
-- A post that was published again had got a new time of publication, and with it its place in the list.
UPDATE "job_posts" SET "listed_since" = "published_at" WHERE "published_at" IS NOT NULL;--> statement-breakpoint
UPDATE "job_posts" SET "published_at" = first."at"
FROM (
  SELECT "company_id", "subject_id", min("at") AS "at" FROM "audit_events"
  WHERE "subject_type" = 'job_post' AND "action" IN ('job_post.publish', 'job_post.approve')
  GROUP BY "company_id", "subject_id"
) first
WHERE first."company_id" = "job_posts"."company_id" AND first."subject_id" = "job_posts"."id"::text
  AND first."at" < "job_posts"."published_at";--> statement-breakpoint
CREATE INDEX "job_posts_listed_idx" ON "job_posts" USING btree ("listed_since","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_work_type_idx" ON "job_posts" USING btree ("work_type","listed_since","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';
