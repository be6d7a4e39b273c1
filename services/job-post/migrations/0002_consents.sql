CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_key" uuid NOT NULL,
	"uid" text,
	"decision" text NOT NULL,
	"choices" jsonb NOT NULL,
	"policy_version" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_records_subject_key_idx" ON "consent_records" USING btree ("subject_key","created_at");--> statement-breakpoint
CREATE INDEX "consent_records_uid_idx" ON "consent_records" USING btree ("uid","created_at");