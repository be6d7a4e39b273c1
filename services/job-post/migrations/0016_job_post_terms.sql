ALTER TABLE "job_posts" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "overtime_pay" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "pays_holiday_rates" boolean DEFAULT false NOT NULL;