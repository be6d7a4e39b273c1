CREATE TABLE "inbox" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "jobs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "inbox_received_at_idx" ON "inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "jobs_subject_idx" ON "jobs" USING btree ("subject","sequence") WHERE "jobs"."subject" is not null and "jobs"."state" in ('pending', 'dead');--> statement-breakpoint
-- What the partim service was still to be told of becomes events.
UPDATE "jobs" SET "kind" = 'talk_right_changed', "subject" = concat_ws(' ', 'talk right', "payload"->>'companyId', "payload"->>'workerId', "payload"->>'jobPostId') WHERE "kind" = 'talk_right_noted' AND "state" IN ('pending', 'dead');
--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'applicant_changed', "subject" = concat_ws(' ', 'applicant', "payload"->>'companyId', "payload"->>'workerId') WHERE "kind" = 'applicant_noted' AND "state" IN ('pending', 'dead');
--> statement-breakpoint
UPDATE "jobs" SET "subject" = concat_ws(' ', 'company', "payload"->>'companyId') WHERE "kind" = 'company_closed' AND "state" IN ('pending', 'dead');
