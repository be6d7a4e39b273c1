ALTER TABLE "resumes" ADD COLUMN "is_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Also who asked for the removal of their account before is found no more.
UPDATE "resumes" SET "is_leaving" = true FROM "workers", "accounts"
WHERE "workers"."id" = "resumes"."worker_id" AND "accounts"."uid" = "workers"."account_uid" AND "accounts"."delete_after" IS NOT NULL;--> statement-breakpoint
DELETE FROM "search_texts" USING "resumes" WHERE "resumes"."worker_id" = "search_texts"."worker_id" AND "resumes"."is_leaving";--> statement-breakpoint
DELETE FROM "search_entries" USING "resumes" WHERE "resumes"."worker_id" = "search_entries"."worker_id" AND "resumes"."is_leaving";
