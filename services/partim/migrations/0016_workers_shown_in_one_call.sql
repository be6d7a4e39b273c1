-- Every page of people asks this: in one call instead of the six statements of a transaction, most of whose time they were.
-- Answers whether the company may be shown the workers; raises PT429, with the place of the budget among `budgets` as its detail,
-- where one of those is spent, so that nothing is counted.
CREATE FUNCTION show_workers(of_company uuid, of_day date, ids uuid[], most int, budgets text[], mosts int[], seconds float8)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  fresh uuid[];
  already int;
BEGIN
  IF (SELECT count(*) FROM shown_workers WHERE company_id = of_company AND day = of_day AND worker_id = ANY (ids))
    = (SELECT count(DISTINCT id) FROM unnest(ids) AS wanted (id)) THEN
    RETURN true;
  END IF;
  -- Against additions of other pages until this ends; what follows sees those before it.
  PERFORM pg_advisory_xact_lock(hashtextextended('shown workers ' || of_company, 0));
  SELECT array_agg(id) INTO fresh FROM (
    SELECT unnest(ids) AS id
    EXCEPT SELECT worker_id FROM shown_workers WHERE company_id = of_company AND day = of_day AND worker_id = ANY (ids)
  ) AS wanted;
  IF fresh IS NULL THEN
    RETURN true;
  END IF;
  SELECT count(*) INTO already FROM shown_workers WHERE company_id = of_company AND day = of_day;
  IF already + cardinality(fresh) > most THEN
    RETURN false;
  END IF;
  INSERT INTO shown_workers (company_id, day, worker_id) SELECT of_company, of_day, unnest(fresh);
  FOR n IN 1 .. cardinality(budgets) LOOP
    INSERT INTO rate_limits AS known (key, used, window_ends)
    VALUES (budgets[n], cardinality(fresh), now() + make_interval(secs => seconds))
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN known.window_ends <= now() THEN excluded.used ELSE known.used + excluded.used END,
      window_ends = CASE WHEN known.window_ends <= now() THEN excluded.window_ends ELSE known.window_ends END
    RETURNING used INTO already;
    IF already > mosts[n] THEN
      RAISE EXCEPTION 'a budget is spent' USING ERRCODE = 'PT429', DETAIL = n;
    END IF;
  END LOOP;
  RETURN true;
END
$$;
