ALTER TABLE "branches" DROP CONSTRAINT "branches_tax_branch_number_key";--> statement-breakpoint
DROP INDEX "branches_name_idx";--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(regexp_replace("branches"."name", '([เ-ไ])([ก-ฮ])', '\2\1', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_tax_branch_number_key" ON "branches" USING btree ("company_id","tax_branch_number") WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_sort_name_idx" ON "branches" USING btree ("company_id","sort_name","id") WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_deleted_at_idx" ON "branches" USING btree ("deleted_at") WHERE "branches"."deleted_at" is not null;