CREATE TABLE "company_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claimant_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"juristic_id" text NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"statement" text,
	"begun_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "company_disputes" ADD CONSTRAINT "company_disputes_claimant_id_companies_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_disputes" ADD CONSTRAINT "company_disputes_holder_id_companies_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_disputes_unsettled_claimant_key" ON "company_disputes" USING btree ("claimant_id") WHERE "company_disputes"."state" in ('preparing', 'open', 'answered');--> statement-breakpoint
CREATE INDEX "company_disputes_claimant_idx" ON "company_disputes" USING btree ("claimant_id","id");--> statement-breakpoint
CREATE INDEX "company_disputes_holder_idx" ON "company_disputes" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "company_disputes_begun_by_idx" ON "company_disputes" USING btree ("begun_by","juristic_id");--> statement-breakpoint
CREATE INDEX "company_disputes_state_idx" ON "company_disputes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "company_disputes_ended_at_idx" ON "company_disputes" USING btree ("ended_at");