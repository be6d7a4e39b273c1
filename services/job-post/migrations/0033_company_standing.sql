ALTER TABLE "companies" ADD COLUMN "represented_at" timestamp with time zone;--> statement-breakpoint
-- Staff accepted the documents of these.
UPDATE "companies" SET "represented_at" = coalesce("number_confirmed_at", now()) WHERE "verification" = 'verified';
