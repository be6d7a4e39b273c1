-- Tells of changes go by other triggers, below.
DROP TRIGGER job_posts_tell_added ON "job_posts";--> statement-breakpoint
DROP TRIGGER job_posts_tell_changed ON "job_posts";--> statement-breakpoint
DROP TRIGGER job_posts_tell_removed ON "job_posts";--> statement-breakpoint
DROP TRIGGER branches_tell_changed ON "branches";--> statement-breakpoint
DROP TRIGGER companies_tell_changed ON "companies";--> statement-breakpoint
DROP FUNCTION tell_public_change();--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"package_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"price_satang" integer NOT NULL,
	"vat_satang" integer NOT NULL,
	"total_satang" integer NOT NULL,
	"withholding_satang" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"credits_expire_at" timestamp with time zone,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('pending', 'awaiting_payment', 'paid', 'fulfilled', 'expired', 'cancelled')),
	CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('job_credit', 'buffet', 'profile_unlock')),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."price_satang" > 0 and "orders"."vat_satang" >= 0 and "orders"."total_satang" = "orders"."price_satang" + "orders"."vat_satang" and "orders"."withholding_satang" between 0 and "orders"."price_satang"),
	CONSTRAINT "orders_paid_check" CHECK (("orders"."paid_at" is not null) = ("orders"."state" in ('paid', 'fulfilled')) and ("orders"."fulfilled_at" is not null) = ("orders"."state" = 'fulfilled'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"event_id" text,
	"status" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_events_cause_check" CHECK ("payment_events"."cause" in ('request', 'check', 'webhook', 'reconciliation')),
	CONSTRAINT "payment_events_from_state_check" CHECK ("payment_events"."from_state" in ('created', 'awaiting_scan', 'successful', 'failed', 'expired')),
	CONSTRAINT "payment_events_to_state_check" CHECK ("payment_events"."to_state" in ('created', 'awaiting_scan', 'successful', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"method" text NOT NULL,
	"merchant" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"charge_id" text,
	"code_address" text,
	"failure_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payments_state_check" CHECK ("payments"."state" in ('created', 'awaiting_scan', 'successful', 'failed', 'expired')),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('promptpay')),
	CONSTRAINT "payments_merchant_check" CHECK ("payments"."merchant" in ('job_post', 'employers')),
	CONSTRAINT "payments_ended_check" CHECK (("payments"."ended_at" is null) = ("payments"."state" in ('created', 'awaiting_scan')))
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"applies_from" date PRIMARY KEY NOT NULL,
	"vat" integer NOT NULL,
	"withholding" integer NOT NULL,
	"withholding_from" integer NOT NULL,
	CONSTRAINT "tax_rates_sensible_check" CHECK ("tax_rates"."vat" between 0 and 10000 and "tax_rates"."withholding" between 0 and 10000 and "tax_rates"."withholding_from" >= 0)
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "valid_days" integer;--> statement-breakpoint
-- What the shop opens with. A buffet lasts as long as its size says.
UPDATE "packages" SET "valid_days" = CASE
	WHEN "kind" = 'buffet' THEN "size"
	WHEN "kind" = 'profile_unlock' THEN 180
	WHEN "size" = 1 THEN 30
	WHEN "size" = 5 THEN 90
	ELSE 180 END;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "valid_days" SET NOT NULL;--> statement-breakpoint
-- Thai VAT, and what is withheld from services from 1,000 baht on. Later rates are rows of their own.
INSERT INTO "tax_rates" ("applies_from", "vat", "withholding", "withholding_from") VALUES
	('2026-01-01', 700, 300, 100000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_key" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_created_by_idx" ON "orders" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "orders_payable_until_idx" ON "orders" USING btree ("payable_until") WHERE "orders"."state" in ('pending', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_idx" ON "payment_events" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_key" ON "payments" USING btree ("company_id","order_id") WHERE "payments"."state" in ('created', 'awaiting_scan');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_charge_id_key" ON "payments" USING btree ("charge_id") WHERE "payments"."charge_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_order_id_idx" ON "payments" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_asked_at_idx" ON "payments" USING btree ("asked_at") WHERE "payments"."state" <> 'successful';--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_valid_days_check" CHECK ("packages"."valid_days" > 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "at" SET DEFAULT statement_timestamp();--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "kind" text;--> statement-breakpoint
-- Entries that were written together are one line of a statement: they have one time, type and reservation.
ALTER TABLE "credit_entries" DISABLE TRIGGER credit_entries_append_only;--> statement-breakpoint
UPDATE "credit_entries" SET "transaction_id" = line."first_id", "kind" = line."kind"
FROM (
	SELECT entry."company_id", entry."id", granted."kind",
		first_value(entry."id") OVER (PARTITION BY entry."company_id", granted."kind", entry."at", entry."type", entry."reservation_id" ORDER BY entry."id") AS "first_id"
	FROM "credit_entries" entry
	JOIN "credit_grants" granted ON granted."company_id" = entry."company_id" AND granted."id" = entry."grant_id"
) line
WHERE line."company_id" = "credit_entries"."company_id" AND line."id" = "credit_entries"."id";--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE TRIGGER credit_entries_append_only;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "transaction_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "warned_days" integer;--> statement-breakpoint
-- There was one warning, seven days before.
UPDATE "credit_grants" SET "warned_days" = 7 WHERE "warned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_entries_statement_idx" ON "credit_entries" USING btree ("company_id","at","transaction_id");--> statement-breakpoint
CREATE INDEX "credit_entries_balance_idx" ON "credit_entries" USING btree ("company_id","kind","at","transaction_id","amount");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind_check" CHECK ("credit_entries"."kind" in ('job_post', 'profile_unlock'));--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_warned_days_known" CHECK ("credit_grants"."warned_days" in (30, 7, 1));--> statement-breakpoint
ALTER TABLE "credit_grants" DROP COLUMN "warned_at";--> statement-breakpoint
CREATE TABLE "tax_invoice_numbers" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "tax_invoice_numbers_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "tax_invoice_numbers_kind_check" CHECK ("tax_invoice_numbers"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "tax_invoices" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"reason" text,
	"seller" jsonb NOT NULL,
	"value_satang" integer NOT NULL,
	"vat_satang" integer NOT NULL,
	"total_satang" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"object_name" text,
	"sha256" text,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "tax_invoices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_invoices_kind_check" CHECK ("tax_invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "tax_invoices_amounts_check" CHECK ("tax_invoices"."value_satang" >= 0 and "tax_invoices"."vat_satang" >= 0 and "tax_invoices"."total_satang" > 0 and "tax_invoices"."total_satang" = "tax_invoices"."value_satang" + "tax_invoices"."vat_satang"),
	CONSTRAINT "tax_invoices_cause_check" CHECK (("tax_invoices"."kind" = 'invoice') = ("tax_invoices"."payment_id" is not null) and ("tax_invoices"."kind" = 'credit_note') = ("tax_invoices"."refund_id" is not null) and ("tax_invoices"."kind" = 'credit_note') = ("tax_invoices"."reason" is not null)),
	CONSTRAINT "tax_invoices_drawn_check" CHECK (("tax_invoices"."drawn_at" is null) = ("tax_invoices"."sha256" is null) and ("tax_invoices"."object_name" is null or "tax_invoices"."drawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_number_key" ON "tax_invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_order_key" ON "tax_invoices" USING btree ("company_id","order_id") WHERE "tax_invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_refund_key" ON "tax_invoices" USING btree ("company_id","refund_id") WHERE "tax_invoices"."kind" = 'credit_note';--> statement-breakpoint
CREATE INDEX "tax_invoices_order_id_idx" ON "tax_invoices" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "tax_invoices_undrawn_idx" ON "tax_invoices" USING btree ("issued_at") WHERE "tax_invoices"."drawn_at" is null;--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"customer_id" text,
	"brand" text,
	"last_digits" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_cards_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "saved_cards_merchant_check" CHECK ("saved_cards"."merchant" in ('job_post', 'employers')),
	CONSTRAINT "saved_cards_kept_check" CHECK ("saved_cards"."confirmed_at" is null or ("saved_cards"."customer_id" is not null and "saved_cards"."last_digits" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_from_state_check";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_to_state_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_ended_check";--> statement-breakpoint
DROP INDEX "payments_open_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "authorize_address" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_last_digits" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_card_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_created_by_idx" ON "saved_cards" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_key" ON "payments" USING btree ("company_id","order_id") WHERE "payments"."state" in ('created', 'awaiting_scan', 'requires_action');--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_from_state_check" CHECK ("payment_events"."from_state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_to_state_check" CHECK ("payment_events"."to_state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_check" CHECK ("payments"."state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('promptpay', 'card'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ended_check" CHECK (("payments"."ended_at" is null) = ("payments"."state" in ('created', 'awaiting_scan', 'requires_action')));--> statement-breakpoint
CREATE TABLE "buffet_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"days" integer NOT NULL,
	"company_id" uuid,
	"note" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"used_by" text,
	"used_company_id" uuid,
	CONSTRAINT "buffet_tokens_days_check" CHECK ("buffet_tokens"."days" > 0),
	CONSTRAINT "buffet_tokens_used_check" CHECK (("buffet_tokens"."used_at" is null) = ("buffet_tokens"."used_by" is null) and ("buffet_tokens"."used_at" is null) = ("buffet_tokens"."used_company_id" is null)),
	CONSTRAINT "buffet_tokens_ended_once_check" CHECK ("buffet_tokens"."used_at" is null or "buffet_tokens"."revoked_at" is null)
);
--> statement-breakpoint
CREATE TABLE "buffets" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"warned_days" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buffets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "buffets_times_check" CHECK ("buffets"."ends_at" > "buffets"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "credit_arrivals" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_arrivals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "topup_links" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"auth_time" integer NOT NULL,
	"hash" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"pass_hash" text,
	"pass_expires_at" timestamp with time zone,
	CONSTRAINT "topup_links_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "topup_links_used_check" CHECK (("topup_links"."used_at" is null) = ("topup_links"."pass_hash" is null) and ("topup_links"."used_at" is null) = ("topup_links"."pass_expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "buffet_id" uuid;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "credit_short_by" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "credit_short_version" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "kept_draft_reason" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "orderable_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "buffet_tokens" ADD CONSTRAINT "buffet_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffet_tokens" ADD CONSTRAINT "buffet_tokens_used_company_id_companies_id_fk" FOREIGN KEY ("used_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buffets" ADD CONSTRAINT "buffets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_arrivals" ADD CONSTRAINT "credit_arrivals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topup_links" ADD CONSTRAINT "topup_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buffet_tokens_hash_key" ON "buffet_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "buffet_tokens_used_by_idx" ON "buffet_tokens" USING btree ("used_by") WHERE "buffet_tokens"."used_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "buffets_subject_key" ON "buffets" USING btree ("company_id","subject");--> statement-breakpoint
CREATE INDEX "buffets_company_ends_at_idx" ON "buffets" USING btree ("company_id","ends_at");--> statement-breakpoint
CREATE INDEX "buffets_ends_at_idx" ON "buffets" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topup_links_hash_key" ON "topup_links" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "topup_links_pass_hash_key" ON "topup_links" USING btree ("pass_hash") WHERE "topup_links"."pass_hash" is not null;--> statement-breakpoint
CREATE INDEX "topup_links_expires_at_idx" ON "topup_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "topup_links_uid_idx" ON "topup_links" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_company_id_buffet_id_buffets_company_id_id_fk" FOREIGN KEY ("company_id","buffet_id") REFERENCES "public"."buffets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_buffet_is_free" CHECK ("credit_reservations"."buffet_id" is null or "credit_reservations"."amount" = 0);--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_kept_draft_reason_check" CHECK ("job_posts"."kept_draft_reason" in ('changed', 'begun', 'incomplete', 'review', 'open_posts', 'suspended', 'group', 'submitter'));--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text,
	"theirs" text NOT NULL,
	"ours" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "payment_differences_merchant_check" CHECK ("payment_differences"."merchant" in ('job_post', 'employers')),
	CONSTRAINT "payment_differences_kind_check" CHECK ("payment_differences"."kind" in ('charge_without_payment', 'payment_without_charge', 'amounts_differ', 'states_differ', 'refunds_differ'))
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_satang" integer NOT NULL,
	"reason" text,
	"takings" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_disputes_state_check" CHECK ("payment_disputes"."state" in ('open', 'pending', 'won', 'lost')),
	CONSTRAINT "payment_disputes_closed_check" CHECK (("payment_disputes"."closed_at" is null) = ("payment_disputes"."state" in ('open', 'pending')))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount_satang" integer NOT NULL,
	"vat_satang" integer,
	"takings" jsonb NOT NULL,
	"is_beyond_unspent" boolean NOT NULL,
	"reason" text NOT NULL,
	"provider_id" text,
	"failure_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('created', 'completed', 'failed')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_satang" > 0),
	CONSTRAINT "refunds_ended_check" CHECK (("refunds"."ended_at" is null) = ("refunds"."state" = 'created')),
	CONSTRAINT "refunds_provider_id_check" CHECK ("refunds"."state" <> 'completed' or "refunds"."provider_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_check";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_from_state_check";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_to_state_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state_check";--> statement-breakpoint
DROP INDEX "payments_asked_at_idx";--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_satang" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open_key" ON "payment_differences" USING btree ("kind","subject") WHERE "payment_differences"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_differences_found_at_idx" ON "payment_differences" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_disputes_provider_id_key" ON "payment_disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_id_idx" ON "payment_disputes" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_opened_at_idx" ON "payment_disputes" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open_key" ON "refunds" USING btree ("company_id","payment_id") WHERE "refunds"."state" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_id_key" ON "refunds" USING btree ("provider_id") WHERE "refunds"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_order_id_idx" ON "refunds" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_asked_at_idx" ON "refunds" USING btree ("asked_at") WHERE "refunds"."state" = 'created';--> statement-breakpoint
CREATE INDEX "refunds_ended_at_idx" ON "refunds" USING btree ("ended_at") WHERE "refunds"."state" = 'completed';--> statement-breakpoint
CREATE INDEX "credit_grants_origin_id_idx" ON "credit_grants" USING btree ("company_id","origin_id") WHERE "credit_grants"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_extra_idx" ON "payments" USING btree ("ended_at") WHERE "payments"."is_extra";--> statement-breakpoint
CREATE INDEX "payments_merchant_idx" ON "payments" USING btree ("merchant","ended_at");--> statement-breakpoint
CREATE INDEX "payments_asked_at_idx" ON "payments" USING btree ("asked_at") WHERE "payments"."state" not in ('successful', 'reversed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reversed_check" CHECK (("orders"."reversed_at" is not null) = ("orders"."state" = 'reversed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_satang" between 0 and "orders"."total_satang" and ("orders"."state" = 'refunded') = ("orders"."refunded_satang" = "orders"."total_satang") and ("orders"."refunded_satang" = 0 or "orders"."state" in ('partly_refunded', 'refunded', 'reversed')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('pending', 'awaiting_payment', 'paid', 'fulfilled', 'expired', 'cancelled', 'partly_refunded', 'refunded', 'reversed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_check" CHECK (("orders"."paid_at" is not null) = ("orders"."state" in ('paid', 'fulfilled', 'partly_refunded', 'refunded', 'reversed')) and ("orders"."fulfilled_at" is not null) = ("orders"."state" in ('fulfilled', 'partly_refunded', 'refunded', 'reversed')));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_from_state_check" CHECK ("payment_events"."from_state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired', 'reversed'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_to_state_check" CHECK ("payment_events"."to_state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired', 'reversed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_check" CHECK ("payments"."state" in ('created', 'awaiting_scan', 'requires_action', 'successful', 'failed', 'expired', 'reversed'));--> statement-breakpoint
CREATE TABLE "tax_refund_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tax_refund_id" uuid NOT NULL,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_uid" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_refund_events_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_refund_events_event_check" CHECK ("tax_refund_events"."event" in ('submit', 'cancel', 'begin_review', 'ask_correction', 'approve', 'reject', 'mark_paid')),
	CONSTRAINT "tax_refund_events_to_state_check" CHECK ("tax_refund_events"."to_state" in ('draft', 'submitted', 'under_review', 'needs_correction', 'approved', 'paid', 'rejected', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "tax_refunds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"base_satang" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount_satang" integer NOT NULL,
	"certificate_number" text DEFAULT '' NOT NULL,
	"certificate_date" date,
	"file_name" text,
	"object_name" text,
	"file_type" text,
	"file_size" integer,
	"bank" text,
	"account_name" text DEFAULT '' NOT NULL,
	"sealed_account" text,
	"account_end" text,
	"account_by" text,
	"reason" text,
	"reference" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_refunds_state_check" CHECK ("tax_refunds"."state" in ('draft', 'submitted', 'under_review', 'needs_correction', 'approved', 'paid', 'rejected', 'cancelled')),
	CONSTRAINT "tax_refunds_amounts_check" CHECK ("tax_refunds"."base_satang" > 0 and "tax_refunds"."amount_satang" > 0 and "tax_refunds"."amount_satang" < "tax_refunds"."base_satang" and "tax_refunds"."rate" between 1 and 10000),
	CONSTRAINT "tax_refunds_account_check" CHECK (("tax_refunds"."sealed_account" is null) = ("tax_refunds"."account_end" is null) and ("tax_refunds"."sealed_account" is null) = ("tax_refunds"."account_by" is null)),
	CONSTRAINT "tax_refunds_paid_check" CHECK (("tax_refunds"."state" = 'paid') = ("tax_refunds"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_refund_events" ADD CONSTRAINT "tax_refund_events_company_id_tax_refund_id_tax_refunds_company_id_id_fk" FOREIGN KEY ("company_id","tax_refund_id") REFERENCES "public"."tax_refunds"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_refund_events_refund_idx" ON "tax_refund_events" USING btree ("company_id","tax_refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_refunds_active_key" ON "tax_refunds" USING btree ("company_id","order_id") WHERE "tax_refunds"."state" not in ('rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "tax_refunds_state_idx" ON "tax_refunds" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "tax_refunds_created_by_idx" ON "tax_refunds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "tax_refunds_account_by_idx" ON "tax_refunds" USING btree ("account_by");--> statement-breakpoint
CREATE TABLE "profile_unlocks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"worker_uid" text,
	"display_name" text,
	"term" integer NOT NULL,
	"state" text NOT NULL,
	"actor_uid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_unlocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "profile_unlocks_state_check" CHECK ("profile_unlocks"."state" in ('held', 'captured', 'released', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "profile_unlocks" ADD CONSTRAINT "profile_unlocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_unlocks_key" ON "profile_unlocks" USING btree ("company_id","worker_id","term") WHERE "profile_unlocks"."state" in ('held', 'captured');--> statement-breakpoint
CREATE INDEX "profile_unlocks_worker_uid_idx" ON "profile_unlocks" USING btree ("worker_uid") WHERE "profile_unlocks"."worker_uid" is not null;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_provider_id_check";--> statement-breakpoint
ALTER TABLE "tax_invoices" DROP CONSTRAINT "tax_invoices_cause_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiting_posts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" text DEFAULT 'provider' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transferred_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('provider', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transfer_check" CHECK (("refunds"."reference" is not null) = ("refunds"."state" = 'completed' and "refunds"."method" = 'bank_transfer') and ("refunds"."reference" is null) = ("refunds"."transferred_on" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_id_check" CHECK (("refunds"."provider_id" is not null) = ("refunds"."state" = 'completed' and "refunds"."method" = 'provider'));--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_cause_check" CHECK (("tax_invoices"."payment_id" is null) <> ("tax_invoices"."refund_id" is null) and ("tax_invoices"."kind" = 'credit_note' or "tax_invoices"."refund_id" is null) and ("tax_invoices"."kind" = 'credit_note') = ("tax_invoices"."reason" is not null));--> statement-breakpoint
CREATE TABLE "recent_writes" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recent_writes_at_idx" ON "recent_writes" USING btree ("at");--> statement-breakpoint
-- The web caches public pages, and is notified of what they show (docs/decisions/0082): of a post by its id, with "listed" where
-- lists show the change too, and by a star where a branch or company has more posts than are named one by one.
CREATE FUNCTION notify_public_job_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_listed boolean := TG_OP <> 'INSERT' AND OLD.state = 'published' AND OLD.visibility = 'public';
  is_listed boolean := TG_OP <> 'DELETE' AND NEW.state = 'published' AND NEW.visibility = 'public';
  changes_lists boolean := TG_OP <> 'UPDATE' OR
    (OLD.state, OLD.visibility, OLD.branch_id, OLD.type, OLD.work_type, OLD.title, OLD.headcount,
      OLD.pay_unit, OLD.pay_amount, OLD.shift_choice, OLD.apply_by, OLD.published_at, OLD.expires_at) IS DISTINCT FROM
    (NEW.state, NEW.visibility, NEW.branch_id, NEW.type, NEW.work_type, NEW.title, NEW.headcount,
      NEW.pay_unit, NEW.pay_amount, NEW.shift_choice, NEW.apply_by, NEW.published_at, NEW.expires_at);
BEGIN
  PERFORM pg_notify('public_job_posts', coalesce(NEW.id, OLD.id)
    || CASE WHEN (was_listed OR is_listed) AND changes_lists THEN ' listed' ELSE '' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_posts_notify_added AFTER INSERT ON "job_posts" FOR EACH ROW
WHEN (NEW.published_at IS NOT NULL AND NEW.visibility IN ('public', 'link'))
EXECUTE FUNCTION notify_public_job_post();--> statement-breakpoint
CREATE TRIGGER job_posts_notify_changed AFTER UPDATE ON "job_posts" FOR EACH ROW
WHEN ((OLD.published_at IS NOT NULL AND OLD.visibility IN ('public', 'link')
    OR NEW.published_at IS NOT NULL AND NEW.visibility IN ('public', 'link'))
  AND (OLD.state, OLD.visibility, OLD.branch_id, OLD.type, OLD.work_type, OLD.title, OLD.headcount, OLD.pay_unit,
    OLD.pay_amount, OLD.shift_choice, OLD.apply_by, OLD.published_at, OLD.expires_at, OLD.description,
    OLD.min_age, OLD.max_age, OLD.overtime_pay, OLD.pays_holiday_rates, OLD.payday, OLD.requirements,
    OLD.knock_out_questions, OLD.benefits, OLD.other_benefits, OLD.photos, OLD.interview_mode, OLD.updated_at) IS DISTINCT FROM
    (NEW.state, NEW.visibility, NEW.branch_id, NEW.type, NEW.work_type, NEW.title, NEW.headcount, NEW.pay_unit,
    NEW.pay_amount, NEW.shift_choice, NEW.apply_by, NEW.published_at, NEW.expires_at, NEW.description,
    NEW.min_age, NEW.max_age, NEW.overtime_pay, NEW.pays_holiday_rates, NEW.payday, NEW.requirements,
    NEW.knock_out_questions, NEW.benefits, NEW.other_benefits, NEW.photos, NEW.interview_mode, NEW.updated_at))
EXECUTE FUNCTION notify_public_job_post();--> statement-breakpoint
CREATE TRIGGER job_posts_notify_removed AFTER DELETE ON "job_posts" FOR EACH ROW
WHEN (OLD.published_at IS NOT NULL AND OLD.visibility IN ('public', 'link'))
EXECUTE FUNCTION notify_public_job_post();--> statement-breakpoint
CREATE FUNCTION notify_public_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_job_posts',
    post.id || CASE WHEN post.state = 'published' AND post.visibility = 'public' THEN ' listed' ELSE '' END)
  FROM "job_posts" post
  WHERE (post.company_id, post.id) IN (SELECT company_id, job_post_id FROM changed_shifts)
    AND post.published_at IS NOT NULL AND post.visibility IN ('public', 'link');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER shifts_notify_added AFTER INSERT ON "shifts" REFERENCING NEW TABLE AS changed_shifts
FOR EACH STATEMENT EXECUTE FUNCTION notify_public_shifts();--> statement-breakpoint
CREATE TRIGGER shifts_notify_changed AFTER UPDATE ON "shifts" REFERENCING NEW TABLE AS changed_shifts
FOR EACH STATEMENT EXECUTE FUNCTION notify_public_shifts();--> statement-breakpoint
CREATE TRIGGER shifts_notify_removed AFTER DELETE ON "shifts" REFERENCING OLD TABLE AS changed_shifts
FOR EACH STATEMENT EXECUTE FUNCTION notify_public_shifts();--> statement-breakpoint
-- Where people choose their shifts, a post's page shows how many places of each are left.
CREATE FUNCTION notify_public_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_job_posts', post.id::text)
  FROM "job_posts" post
  WHERE post.company_id = coalesce(NEW.company_id, OLD.company_id) AND post.id = coalesce(NEW.job_post_id, OLD.job_post_id)
    AND post.published_at IS NOT NULL AND post.visibility IN ('public', 'link') AND post.shift_choice = 'each';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_notify_added AFTER INSERT ON "applications" FOR EACH ROW
WHEN (NEW.state IN ('hired', 'completed')) EXECUTE FUNCTION notify_public_places();--> statement-breakpoint
CREATE TRIGGER applications_notify_changed AFTER UPDATE ON "applications" FOR EACH ROW
WHEN ((OLD.state IN ('hired', 'completed')) <> (NEW.state IN ('hired', 'completed'))
  OR NEW.state IN ('hired', 'completed') AND OLD.assigned_shift_ids IS DISTINCT FROM NEW.assigned_shift_ids)
EXECUTE FUNCTION notify_public_places();--> statement-breakpoint
CREATE TRIGGER applications_notify_removed AFTER DELETE ON "applications" FOR EACH ROW
WHEN (OLD.state IN ('hired', 'completed')) EXECUTE FUNCTION notify_public_places();--> statement-breakpoint
CREATE FUNCTION notify_public_job_posts_of(company uuid, branch uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changes text[] := ARRAY(
    SELECT post.id || CASE WHEN post.state = 'published' AND post.visibility = 'public' THEN ' listed' ELSE '' END
    FROM "job_posts" post
    WHERE post.company_id = company AND (branch IS NULL OR post.branch_id = branch)
      AND post.published_at IS NOT NULL AND post.visibility IN ('public', 'link')
    LIMIT 101);
BEGIN
  PERFORM pg_notify('public_job_posts', change)
  FROM unnest(CASE WHEN cardinality(changes) > 100 THEN ARRAY['*'] ELSE changes END) AS change;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_public_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_public_job_posts_of(NEW.company_id, NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_public_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_public_job_posts_of(NEW.id, NULL);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER branches_notify_changed AFTER UPDATE ON "branches" FOR EACH ROW
WHEN ((OLD.name, OLD.address_line, OLD.subdistrict, OLD.district, OLD.province, OLD.postcode, OLD.lat, OLD.lng) IS DISTINCT FROM
  (NEW.name, NEW.address_line, NEW.subdistrict, NEW.district, NEW.province, NEW.postcode, NEW.lat, NEW.lng))
EXECUTE FUNCTION notify_public_branch();--> statement-breakpoint
CREATE TRIGGER companies_notify_changed AFTER UPDATE ON "companies" FOR EACH ROW
WHEN ((OLD.name, OLD.kind, OLD.verification, OLD.number_confirmed_at, OLD.represented_at, OLD.closed_at,
    OLD.logo_url, OLD.website, OLD.facebook_url) IS DISTINCT FROM
  (NEW.name, NEW.kind, NEW.verification, NEW.number_confirmed_at, NEW.represented_at, NEW.closed_at,
    NEW.logo_url, NEW.website, NEW.facebook_url))
EXECUTE FUNCTION notify_public_company();--> statement-breakpoint
-- The partim service is told of every application and invitation, and by what people may talk; ten a second, so that mails do
-- not wait for them.
INSERT INTO "outbox_mails" ("id", "kind", "params", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), task."kind", task."params", due."at", due."at" + interval '24 hours'
FROM (
	SELECT *, row_number() OVER () AS "number" FROM (
		SELECT DISTINCT 'applicant_noted' AS "kind", jsonb_build_object('companyId', "company_id", 'workerId', "worker_id") AS "params" FROM "applications"
		UNION
		SELECT 'talk_right_noted', jsonb_build_object('companyId', "company_id", 'jobPostId', "job_post_id", 'workerId', "worker_id") FROM "applications"
		UNION
		SELECT 'talk_right_noted', jsonb_build_object('companyId', "company_id", 'jobPostId', "job_post_id", 'workerId', "worker_id") FROM "job_post_invites"
	) told
) task
CROSS JOIN LATERAL (SELECT now() + task."number" * interval '100 milliseconds' AS "at") due;
