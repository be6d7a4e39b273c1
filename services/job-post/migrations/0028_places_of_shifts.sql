ALTER TABLE "applications" ADD COLUMN "shift_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "assigned_shift_ids" text[];--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "shift_choice" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "id" text DEFAULT substr(gen_random_uuid()::text, 1, 8) NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "headcount" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_id_key" UNIQUE("company_id","job_post_id","id");