CREATE TABLE "job_post_invites" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"invited_by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_invites_company_id_job_post_id_worker_id_pk" PRIMARY KEY("company_id","job_post_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "invites_a_day" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_post_invites" ADD CONSTRAINT "job_post_invites_job_post_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_post_invites_at_idx" ON "job_post_invites" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "job_post_invites_worker_idx" ON "job_post_invites" USING btree ("worker_id","at");