CREATE TABLE "company_documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"object_name" text,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"expires_on" date,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
DROP INDEX "companies_confirmed_juristic_id_key";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verification_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "number_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_documents_decided_at_idx" ON "company_documents" USING btree ("decided_at") WHERE "company_documents"."object_name" is not null;--> statement-breakpoint
CREATE INDEX "companies_verification_idx" ON "companies" USING btree ("verification","id");--> statement-breakpoint
-- Whom registry or staff had confirmed so far was said by the state alone.
UPDATE "companies" SET "number_confirmed_at" = coalesce("registry_checked_at", "created_at") WHERE "verification" IN ('registry_matched', 'verified');--> statement-breakpoint
CREATE UNIQUE INDEX "companies_confirmed_juristic_id_key" ON "companies" USING btree ("juristic_id") WHERE "companies"."number_confirmed_at" is not null;