ALTER TABLE "orders" DROP CONSTRAINT "orders_kind_check";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_kind_check";--> statement-breakpoint
-- The word that credits have for the same thing.
UPDATE "orders" SET "kind" = 'job_post' WHERE "kind" = 'job_credit';--> statement-breakpoint
UPDATE "packages" SET "kind" = 'job_post' WHERE "kind" = 'job_credit';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('job_post', 'buffet', 'profile_unlock'));--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_kind_check" CHECK ("packages"."kind" in ('job_post', 'buffet', 'profile_unlock'));
