DROP INDEX "applications_untold_idx";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_shift_ids" text[];--> statement-breakpoint
UPDATE "applications" SET "told_shift_ids" = "assigned_shift_ids" WHERE "assigned_shift_ids" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("updated_at") WHERE "applications"."state" in ('interview', 'offered', 'hired', 'rejected', 'expired')
          and ("applications"."told_state" <> "applications"."state" or "applications"."told_shift_ids" is distinct from "applications"."assigned_shift_ids");