CREATE TABLE "representation_letters" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "representation_letters_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "representation_letters_state" CHECK ("representation_letters"."state" in ('asked', 'sent', 'used', 'void', 'expired', 'withdrawn', 'dropped')),
	CONSTRAINT "representation_letters_sent" CHECK ("representation_letters"."state" <> 'sent' or ("representation_letters"."code_hash" is not null and "representation_letters"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registry_address" jsonb;--> statement-breakpoint
ALTER TABLE "representation_letters" ADD CONSTRAINT "representation_letters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representation_letters_id_key" ON "representation_letters" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "representation_letters_open_key" ON "representation_letters" USING btree ("company_id") WHERE "representation_letters"."state" in ('asked', 'sent');--> statement-breakpoint
CREATE INDEX "representation_letters_state_idx" ON "representation_letters" USING btree ("state","id");