-- Nobody noted when workers used their accounts until now: everybody begins at this moment. Dropped and added again rather than
-- updated, because the default of a new column writes no row; instances of the release before only insert its default.
ALTER TABLE "workers" DROP COLUMN "last_active_at";--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "resume_use" text DEFAULT 'used' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "resume_use_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "is_unused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_resume_use_check" CHECK ("workers"."resume_use" in ('used', 'asked', 'hidden', 'warned', 'removed'));--> statement-breakpoint
CREATE INDEX "workers_last_active_idx" ON "workers" USING btree ("last_active_at");--> statement-breakpoint
-- What happened to interviews is kept as long as interviews are, a year, and everything else for two years (validators/retention.ts).
-- When an account goes, what its person wrote of themselves is taken out also where it is about their certificates and videos.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.subject_type = 'interview' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.subject_type IN ('account', 'resume', 'certificate', 'intro_video')
    AND NEW.before IS NULL AND NEW.after IS NULL
    AND (NEW.id, NEW.at, NEW.actor_uid, NEW.company_id, NEW.action, NEW.subject_type, NEW.subject_id, NEW.request_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_uid, OLD.company_id, OLD.action, OLD.subject_type, OLD.subject_id, OLD.request_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END
$$;--> statement-breakpoint
-- The same for accounts that are gone already: nobody is left who could ask for it.
UPDATE "audit_events" SET "before" = NULL, "after" = NULL
WHERE "subject_type" IN ('certificate', 'intro_video') AND ("before" IS NOT NULL OR "after" IS NOT NULL)
	AND EXISTS (
		SELECT FROM "audit_events" AS "removal" WHERE "removal"."action" = 'account.removed'
			AND "removal"."subject_type" = 'account' AND "removal"."subject_id" = "audit_events"."actor_uid"
	);
