ALTER TABLE "application_shifts" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_shifts" ADD COLUMN "dismissed_by" text;--> statement-breakpoint
ALTER TABLE "application_shifts" ADD COLUMN "dismissed_loss_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_shifts_dismissed_idx" ON "application_shifts" USING btree ("company_id","job_post_id") WHERE "application_shifts"."dismissed_at" is not null;