CREATE TABLE "job_post_views" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_post_views_company_id_job_post_id_day_pk" PRIMARY KEY("company_id","job_post_id","day")
);
--> statement-breakpoint
ALTER TABLE "job_post_views" ADD CONSTRAINT "job_post_views_company_id_job_post_id_job_posts_company_id_id_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branches_area_idx" ON "branches" USING btree ("province","district","company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_posts_id_key" ON "job_posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "job_posts_listed_idx" ON "job_posts" USING btree ("published_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_work_type_idx" ON "job_posts" USING btree ("work_type","published_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_branch_idx" ON "job_posts" USING btree ("company_id","branch_id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_title_keys_idx" ON "job_posts" USING gin (array_to_tsvector("title_keys")) WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';