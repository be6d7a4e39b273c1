CREATE TABLE "credit_entries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"actor_uid" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_entries_amount_fits_type" CHECK (case "credit_entries"."type"
        when 'grant' then "credit_entries"."amount" > 0
        when 'release' then "credit_entries"."amount" > 0
        when 'reserve' then "credit_entries"."amount" < 0
        when 'expire' then "credit_entries"."amount" < 0
        when 'capture' then "credit_entries"."amount" = 0
        when 'refund' then "credit_entries"."amount" <> 0
        when 'adjust' then "credit_entries"."amount" <> 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"available" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_grants_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_grants_available_not_negative" CHECK ("credit_grants"."available" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_grant_id_credit_grants_company_id_id_fk" FOREIGN KEY ("company_id","grant_id") REFERENCES "public"."credit_grants"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_grant_id_idx" ON "credit_entries" USING btree ("company_id","grant_id");--> statement-breakpoint
CREATE INDEX "credit_grants_available_idx" ON "credit_grants" USING btree ("company_id","kind","expires_at") WHERE "credit_grants"."available" > 0;