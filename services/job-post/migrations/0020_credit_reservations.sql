CREATE TABLE "credit_reservations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_reservations_amount_not_negative" CHECK ("credit_reservations"."amount" >= 0),
	CONSTRAINT "credit_reservations_settled" CHECK (("credit_reservations"."state" = 'held') = ("credit_reservations"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"kind" text PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	"starting_amount" integer NOT NULL,
	"starting_days" integer NOT NULL,
	CONSTRAINT "credit_terms_not_negative" CHECK ("credit_terms"."price" >= 0 and "credit_terms"."starting_amount" >= 0 and "credit_terms"."starting_days" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "review_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "credit_short_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reservations_live_key" ON "credit_reservations" USING btree ("company_id","kind","subject_id") WHERE "credit_reservations"."state" in ('held', 'captured');--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_reservation_id_credit_reservations_company_id_id_fk" FOREIGN KEY ("company_id","reservation_id") REFERENCES "public"."credit_reservations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reservation_key" ON "credit_entries" USING btree ("company_id","reservation_id","grant_id","type") WHERE "credit_entries"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_grants_expires_at_idx" ON "credit_grants" USING btree ("expires_at") WHERE "credit_grants"."available" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_subject_key" ON "credit_grants" USING btree ("company_id","kind","subject") WHERE "credit_grants"."subject" is not null;--> statement-breakpoint
CREATE INDEX "job_posts_review_since_idx" ON "job_posts" USING btree ("review_since","id") WHERE "job_posts"."state" = 'pending_review';--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reservation_fits_type" CHECK (("credit_entries"."type" in ('reserve', 'capture', 'release')) = ("credit_entries"."reservation_id" is not null));