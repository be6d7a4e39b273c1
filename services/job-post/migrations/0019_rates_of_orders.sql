ALTER TABLE "orders" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withholding_rate" integer;--> statement-breakpoint
-- Orders were made with the rates of their day in Thailand.
UPDATE "orders" SET ("vat_rate", "withholding_rate") = (
	SELECT "vat", "withholding" FROM "tax_rates"
	WHERE "applies_from" <= ("orders"."created_at" AT TIME ZONE 'Asia/Bangkok')::date
	ORDER BY "applies_from" DESC LIMIT 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "withholding_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rates_check" CHECK ("orders"."vat_rate" between 0 and 10000 and "orders"."withholding_rate" between 0 and 10000);