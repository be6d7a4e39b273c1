-- The ledger is written once: a mistake is mended by a further entry, never by changing one.
CREATE FUNCTION refuse_credit_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit entries are append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON "credit_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_credit_entry_change();
