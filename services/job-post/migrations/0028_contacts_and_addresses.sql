-- Whom a company invited is none of the people who wrote something here: an address may be taken out of the events of invitations,
-- whose row has it as long as it is kept.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.subject_type = 'application_interview' THEN
    IF OLD.at < now() - interval '1 year' THEN
      RETURN OLD;
    END IF;
    IF EXISTS (
      SELECT FROM applications
      WHERE company_id = OLD.company_id AND id = OLD.subject_id::uuid AND worker_uid IS NULL
    ) THEN
      RETURN OLD;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.actor_uid, NEW.company_id, NEW.action, NEW.subject_type, NEW.subject_id, NEW.request_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_uid, OLD.company_id, OLD.action, OLD.subject_type, OLD.subject_id, OLD.request_id)
  THEN
    IF OLD.subject_type IN ('account', 'resume') AND NEW.before IS NULL AND NEW.after IS NULL THEN
      RETURN NEW;
    END IF;
    IF OLD.subject_type = 'invitation' THEN
      IF NEW.before IS NOT DISTINCT FROM OLD.before AND NEW.after = OLD.after - 'email' THEN
        RETURN NEW;
      END IF;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit events are append-only';
END
$$;--> statement-breakpoint
UPDATE "audit_events" SET "after" = "after" - 'email'
WHERE "subject_type" = 'invitation' AND "action" = 'invitation.sent' AND "after" ->> 'email' IS NOT NULL;--> statement-breakpoint
-- Instances of the release before may write more of them while this runs, and tell people whom a company is to meet without opening
-- their contact: both are mended by kinds of jobs that they do not have, once none of them runs.
INSERT INTO "jobs" ("id", "kind", "payload", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'forget_invited_addresses', '{}', now() + interval '10 minutes', now() + interval '7 days'
WHERE EXISTS (SELECT FROM "companies");--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "payload", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'open_contacts_anew', jsonb_build_object('companyId', "id"), now() + interval '10 minutes', now() + interval '7 days'
FROM "companies" WHERE "closed_at" IS NULL AND EXISTS (SELECT FROM "job_posts" WHERE "job_posts"."company_id" = "companies"."id");
