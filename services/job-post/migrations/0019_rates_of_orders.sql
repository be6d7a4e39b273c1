ALTER TABLE "orders" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withholding_rate" integer;--> statement-breakpoint
-- Orders were made with the rates of their day in Thailand, unless their sums say otherwise: a rate can be entered late.
UPDATE "orders" SET
	"vat_rate" = coalesce((
		SELECT "vat" FROM "tax_rates"
		WHERE "applies_from" <= ("orders"."created_at" AT TIME ZONE 'Asia/Bangkok')::date
			AND round("orders"."price_satang" * "vat" / 10000.0) = "orders"."vat_satang"
		ORDER BY "applies_from" DESC LIMIT 1), round("vat_satang" * 10000.0 / "price_satang")),
	"withholding_rate" = coalesce((
		SELECT "withholding" FROM "tax_rates"
		WHERE "applies_from" <= ("orders"."created_at" AT TIME ZONE 'Asia/Bangkok')::date
			AND ("orders"."withholding_satang" = 0
				OR round("orders"."price_satang" * "withholding" / 10000.0) = "orders"."withholding_satang")
		ORDER BY "applies_from" DESC LIMIT 1), round("withholding_satang" * 10000.0 / "price_satang"));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "withholding_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rates_check" CHECK ("orders"."vat_rate" between 0 and 10000 and "orders"."withholding_rate" between 0 and 10000);