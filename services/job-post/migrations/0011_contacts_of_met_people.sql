ALTER TABLE "applications" ADD COLUMN "contact_from" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_contact_from_idx" ON "applications" USING btree ("company_id","contact_from") WHERE "applications"."contact_from" is not null;--> statement-breakpoint
-- Whom a company was to meet already is reached as anybody it is to meet from here on.
UPDATE "applications" SET "contact_from" = "moved_at"
WHERE "state" IN ('interview', 'offered', 'hired', 'completed') OR "place_lost_at" IS NOT NULL;
