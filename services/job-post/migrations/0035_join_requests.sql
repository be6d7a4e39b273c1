CREATE TABLE "join_requests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"juristic_id" text NOT NULL,
	"company_name" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "join_requests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_pending_uid_key" ON "join_requests" USING btree ("company_id","uid") WHERE "join_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "join_requests_uid_idx" ON "join_requests" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "join_requests_expires_at_idx" ON "join_requests" USING btree ("expires_at") WHERE "join_requests"."state" = 'pending';