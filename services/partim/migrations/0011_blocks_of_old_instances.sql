-- What an instance of an earlier version still blocks in chat is a block as well (docs/decisions/0174).
CREATE FUNCTION keep_block_in_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blocked_companies (worker_id, company_id, company_name, at)
  SELECT workers.id, NEW.company_id, coalesce(talk_companies.name, ''), NEW.worker_blocked_at
  FROM workers LEFT JOIN talk_companies ON talk_companies.company_id = NEW.company_id
  WHERE workers.id = NEW.worker_id ON CONFLICT DO NOTHING;
  IF FOUND THEN
    -- The job-post service declines what waits of the company. Later than any instance of an earlier version runs.
    INSERT INTO jobs (id, kind, payload, subject, next_attempt_at, give_up_at)
    VALUES (gen_random_uuid(), 'company_blocked',
      jsonb_build_object('companyId', NEW.company_id, 'workerId', NEW.worker_id),
      concat_ws(' ', 'block', NEW.company_id, NEW.worker_id), now() + interval '10 minutes', now() + interval '7 days');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER conversations_keep_block AFTER UPDATE OF "worker_blocked_at" ON "conversations"
FOR EACH ROW WHEN (NEW."worker_blocked_at" IS NOT NULL) EXECUTE FUNCTION keep_block_in_chat();--> statement-breakpoint
-- And what they blocked since 0009.
UPDATE "conversations" SET "worker_blocked_at" = "worker_blocked_at" WHERE "worker_blocked_at" IS NOT NULL;
