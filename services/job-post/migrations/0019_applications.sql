CREATE TABLE "application_events" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"who" text NOT NULL,
	"member_uid" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_company_id_application_id_version_pk" PRIMARY KEY("company_id","application_id","version")
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_notes_company_id_application_id_id_pk" PRIMARY KEY("company_id","application_id","id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"worker_uid" text,
	"state" text DEFAULT 'submitted' NOT NULL,
	"worker" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_state" text DEFAULT 'submitted' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "applications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "applications_job_post_worker_key" UNIQUE("company_id","job_post_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_job_post_id_job_posts_company_id_id_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_board_idx" ON "applications" USING btree ("company_id","job_post_id","state","id");--> statement-breakpoint
CREATE INDEX "applications_worker_idx" ON "applications" USING btree ("worker_uid","id");--> statement-breakpoint
CREATE INDEX "applications_live_idx" ON "applications" USING btree ("company_id","job_post_id") WHERE "applications"."state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired');--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("moved_at") WHERE "applications"."state" in ('interview', 'offered', 'hired', 'rejected', 'expired') and "applications"."told_state" <> "applications"."state";--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_posts_id_idx" ON "job_posts" USING btree ("id");