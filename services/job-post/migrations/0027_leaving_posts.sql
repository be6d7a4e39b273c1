CREATE TABLE "leaving_posts" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"was_paused" boolean NOT NULL,
	CONSTRAINT "leaving_posts_company_id_job_post_id_pk" PRIMARY KEY("company_id","job_post_id")
);
--> statement-breakpoint
ALTER TABLE "leaving_posts" ADD CONSTRAINT "leaving_posts_job_post_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;