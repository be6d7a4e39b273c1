-- What happened to interviews is kept as long as interviews are, a year or until their worker is gone, and everything else for two
-- years (validators/retention.ts).
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
  IF TG_OP = 'UPDATE' AND OLD.subject_type IN ('account', 'resume')
    AND NEW.before IS NULL AND NEW.after IS NULL
    AND (NEW.id, NEW.at, NEW.actor_uid, NEW.company_id, NEW.action, NEW.subject_type, NEW.subject_id, NEW.request_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_uid, OLD.company_id, OLD.action, OLD.subject_type, OLD.subject_id, OLD.request_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit events are append-only';
END
$$;--> statement-breakpoint
DELETE FROM "audit_events" USING "applications"
WHERE "audit_events"."subject_type" = 'application_interview' AND "applications"."worker_uid" IS NULL
	AND "applications"."company_id" = "audit_events"."company_id" AND "applications"."id"::text = "audit_events"."subject_id";--> statement-breakpoint
-- While migration 0024 and this one ran, instances of the release before could still write posts with the search keys they know:
-- those of every post that has not ended are computed anew by a kind of jobs that they do not have, once none of them runs.
INSERT INTO "jobs" ("id", "kind", "payload", "next_attempt_at", "give_up_at")
SELECT gen_random_uuid(), 'list_posts_anew', jsonb_build_object('companyId', "id"), now() + interval '10 minutes', now() + interval '7 days'
FROM "companies" WHERE EXISTS (
	SELECT FROM "job_posts"
	WHERE "job_posts"."company_id" = "companies"."id" AND "job_posts"."state" NOT IN ('expired', 'closed', 'cancelled')
);
