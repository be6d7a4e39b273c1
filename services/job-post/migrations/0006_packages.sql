CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"price_satang" integer NOT NULL,
	"on_sale_from" timestamp with time zone DEFAULT now() NOT NULL,
	"on_sale_until" timestamp with time zone,
	CONSTRAINT "packages_kind_check" CHECK ("packages"."kind" in ('job_credit', 'buffet', 'profile_unlock')),
	CONSTRAINT "packages_size_check" CHECK ("packages"."size" > 0),
	CONSTRAINT "packages_price_check" CHECK ("packages"."price_satang" > 0),
	CONSTRAINT "packages_sale_check" CHECK ("packages"."on_sale_until" > "packages"."on_sale_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "packages_on_sale_key" ON "packages" USING btree ("kind","size") WHERE on_sale_until is null;