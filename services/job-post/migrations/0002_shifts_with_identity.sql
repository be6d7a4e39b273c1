CREATE TABLE "application_shifts" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"shift_id" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"told_state" text DEFAULT 'available' NOT NULL,
	CONSTRAINT "application_shifts_company_id_application_id_shift_id_pk" PRIMARY KEY("company_id","application_id","shift_id"),
	CONSTRAINT "application_shifts_state_check" CHECK ("application_shifts"."state" in ('available', 'assigned')),
	CONSTRAINT "application_shifts_told_state_check" CHECK ("application_shifts"."told_state" in ('available', 'assigned'))
);
--> statement-breakpoint
ALTER TABLE "shifts" DROP CONSTRAINT "shifts_company_id_job_post_id_position_pk";--> statement-breakpoint
ALTER TABLE "shifts" DROP CONSTRAINT "shifts_id_key";--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_job_post_id_id_pk" PRIMARY KEY("company_id","job_post_id","id");--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "are_shifts_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Each application gets a row for every shift that its arrays named. Where everybody works every shift, and where they named
-- none, that is every shift of the post; without named ones, who is offered the job or has it is assigned to all of them.
INSERT INTO "application_shifts" ("company_id", "application_id", "job_post_id", "shift_id", "state", "told_state")
SELECT "company_id", "application_id", "job_post_id", "shift_id",
	CASE WHEN "is_assigned" THEN 'assigned' ELSE 'available' END,
	CASE WHEN "is_told" THEN 'assigned' ELSE 'available' END
FROM (
	SELECT *, CASE WHEN NOT "is_chosen" OR "assigned_shift_ids" IS NOT DISTINCT FROM "told_shift_ids" THEN "is_assigned"
		ELSE "told_shift_ids" IS NOT NULL AND (cardinality("told_shift_ids") = 0 OR "shift_id" = ANY("told_shift_ids")) END AS "is_told"
	FROM (
		SELECT application."company_id", application."id" AS "application_id", application."job_post_id", shift."id" AS "shift_id",
			application."assigned_shift_ids", application."told_shift_ids", terms."is_chosen",
			CASE WHEN application."state" IN ('offered', 'hired', 'completed')
				THEN NOT terms."is_chosen" OR coalesce(cardinality(application."assigned_shift_ids"), 0) = 0
					OR shift."id" = ANY(application."assigned_shift_ids")
				ELSE terms."is_chosen" AND coalesce(shift."id" = ANY(application."assigned_shift_ids"), false) END AS "is_assigned"
		FROM "applications" application
		JOIN "job_posts" post ON post."company_id" = application."company_id" AND post."id" = application."job_post_id"
		JOIN "shifts" shift ON shift."company_id" = application."company_id" AND shift."job_post_id" = application."job_post_id"
		CROSS JOIN LATERAL (SELECT post."shift_choice" = 'each' AND post."pay_unit" IS DISTINCT FROM 'job' AS "is_chosen") terms
		WHERE NOT terms."is_chosen" OR cardinality(application."shift_ids") = 0
			OR shift."id" = ANY(application."shift_ids" || application."assigned_shift_ids" || application."told_shift_ids")
	) named
) known;--> statement-breakpoint
UPDATE "applications" SET "are_shifts_untold" = true
WHERE EXISTS (
	SELECT FROM "application_shifts" own
	WHERE own."company_id" = "applications"."company_id" AND own."application_id" = "applications"."id"
		AND own."state" <> own."told_state"
);--> statement-breakpoint
ALTER TABLE "application_shifts" ADD CONSTRAINT "application_shifts_application_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Deferred: a statement that deletes a post deletes its shifts before its applications.
ALTER TABLE "application_shifts" ADD CONSTRAINT "application_shifts_shift_fk" FOREIGN KEY ("company_id","job_post_id","shift_id") REFERENCES "public"."shifts"("company_id","job_post_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "application_shifts_shift_idx" ON "application_shifts" USING btree ("company_id","job_post_id","shift_id");--> statement-breakpoint
DROP INDEX "applications_untold_idx";--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("updated_at") WHERE "applications"."state" in ('interview', 'offered', 'hired', 'rejected', 'expired')
          and ("applications"."told_state" <> "applications"."state" or "applications"."are_shifts_untold" or "applications"."changed_terms" <> '{}');--> statement-breakpoint
-- How many places of a shift are left follows its people as well as the states of their applications (docs/decisions/0082).
DROP TRIGGER applications_notify_changed ON "applications";--> statement-breakpoint
CREATE TRIGGER applications_notify_changed AFTER UPDATE ON "applications" FOR EACH ROW
WHEN ((OLD.state IN ('hired', 'completed')) <> (NEW.state IN ('hired', 'completed')))
EXECUTE FUNCTION notify_public_places();--> statement-breakpoint
CREATE FUNCTION notify_public_places_of_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_job_posts', post.id::text)
  FROM "job_posts" post
  WHERE (post.company_id, post.id) IN (
      SELECT changed.company_id, changed.job_post_id FROM changed_application_shifts changed
      JOIN "applications" application ON application.company_id = changed.company_id AND application.id = changed.application_id
      WHERE application.state IN ('hired', 'completed'))
    AND post.published_at IS NOT NULL AND post.visibility IN ('public', 'link') AND post.shift_choice = 'each';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER application_shifts_notify_changed AFTER UPDATE ON "application_shifts"
REFERENCING NEW TABLE AS changed_application_shifts
FOR EACH STATEMENT EXECUTE FUNCTION notify_public_places_of_shifts();--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "shift_ids";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "assigned_shift_ids";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "told_shift_ids";
