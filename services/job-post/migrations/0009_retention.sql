CREATE TABLE "uploads" (
	"company_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	"removal_began_at" timestamp with time zone,
	CONSTRAINT "uploads_company_id_object_name_pk" PRIMARY KEY("company_id","object_name")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_unused_since_idx" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "consent_records_created_at_idx" ON "consent_records" USING brin ("created_at");--> statement-breakpoint
-- Photos that branches show already were permitted once.
INSERT INTO "uploads" ("company_id", "object_name", "unused_since")
SELECT DISTINCT "company_id", replace(substring("photo" FROM '/o/([^?]+)'), '%2F', '/'), NULL::timestamptz
FROM "branches", jsonb_array_elements_text("photos") AS "photo"
WHERE "photo" LIKE '%/o/companies\%2F%';
