-- Nothing is changed, and nothing goes before its time (validators/retention.ts). When an account goes, what its person
-- wrote of themselves may be taken out of the events that tell of it; who did what, and when, stays.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.subject_type IN ('account', 'resume')
    AND NEW.before IS NULL AND NEW.after IS NULL
    AND (NEW.id, NEW.at, NEW.actor_uid, NEW.company_id, NEW.action, NEW.subject_type, NEW.subject_id, NEW.request_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_uid, OLD.company_id, OLD.action, OLD.subject_type, OLD.subject_id, OLD.request_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END
$$;
