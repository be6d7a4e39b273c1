DROP INDEX "applications_untold_idx";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "changed_terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("updated_at") WHERE "applications"."state" in ('interview', 'offered', 'hired', 'rejected', 'expired')
          and ("applications"."told_state" <> "applications"."state" or "applications"."told_shift_ids" is distinct from "applications"."assigned_shift_ids"
            or "applications"."changed_terms" <> '{}');