-- Nobody noted who cancelled an interview until now, but the audit trail did: those of the last year are found there.
ALTER TABLE "interviews" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_cancelled_by_check" CHECK ("interviews"."cancelled_by" in ('company', 'worker', 'system'));--> statement-breakpoint
UPDATE "interviews" SET "cancelled_by" = (
  SELECT "audit_events"."after" ->> 'side' FROM "audit_events"
  WHERE "audit_events"."subject_type" = 'interview' AND "audit_events"."subject_id" = "interviews"."id"::text
    AND "audit_events"."action" = 'interview.cancel'
  ORDER BY "audit_events"."at" DESC LIMIT 1
) WHERE "interviews"."state" = 'cancelled';
