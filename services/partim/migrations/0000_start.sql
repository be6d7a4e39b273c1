CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"display_name" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"verification_sent_at" timestamp with time zone,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"delete_after" timestamp with time zone,
	"known_methods" text[]
);--> statement-breakpoint
CREATE TABLE "action_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"valid_after" integer,
	"replaces" text
);--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_uid" text NOT NULL,
	"company_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_exports_state_check" CHECK ("data_exports"."state" in ('running', 'ready', 'failed'))
);--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_uid_operation_key_pk" PRIMARY KEY("uid","operation","key")
);--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"give_up_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	CONSTRAINT "outbox_mails_state_check" CHECK ("outbox_mails"."state" in ('pending', 'sent', 'dropped', 'dead'))
);--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "routine_failures" (
	"routine" text NOT NULL,
	"item" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "routine_failures_routine_item_pk" PRIMARY KEY("routine","item")
);--> statement-breakpoint
CREATE TABLE "routine_turns" (
	"routine" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cursor" text
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_uid_unique" UNIQUE("uid")
);--> statement-breakpoint
CREATE TABLE "favourite_group_members" (
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	CONSTRAINT "favourite_group_members_company_id_group_id_worker_id_pk" PRIMARY KEY("company_id","group_id","worker_id")
);--> statement-breakpoint
CREATE TABLE "favourite_groups" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "favourite_groups_company_id_id_pk" PRIMARY KEY("company_id","id")
);--> statement-breakpoint
CREATE TABLE "favourite_limits" (
	"of" text PRIMARY KEY NOT NULL,
	"max" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "favourites" (
	"company_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_company_id_worker_id_pk" PRIMARY KEY("company_id","worker_id")
);--> statement-breakpoint
CREATE TABLE "availabilities" (
	"resume_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"from_time" text,
	"until_time" text,
	CONSTRAINT "availabilities_resume_id_day_pk" PRIMARY KEY("resume_id","day"),
	CONSTRAINT "availabilities_day_check" CHECK ("availabilities"."day" between 0 and 6),
	CONSTRAINT "availabilities_from_until_check" CHECK (("availabilities"."from_time" is null) = ("availabilities"."until_time" is null))
);--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" uuid NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"work_types" text[] DEFAULT '{}' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"place" "point" GENERATED ALWAYS AS (point((round(lng * 200) / 200 - 101) * cos(radians(round(lat * 200) / 200)), round(lat * 200) / 200)) STORED,
	"min_daily_pay" integer,
	"experience_years" smallint DEFAULT 0 NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'hidden' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resumes_worker_id_unique" UNIQUE("worker_id"),
	CONSTRAINT "resumes_visibility_check" CHECK ("resumes"."visibility" in ('hidden', 'limited', 'open')),
	CONSTRAINT "resumes_min_daily_pay_check" CHECK ("resumes"."min_daily_pay" >= 0),
	CONSTRAINT "resumes_lat_lng_check" CHECK (("resumes"."lat" is null) = ("resumes"."lng" is null))
);--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"resume_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"work_type" text,
	"title" text NOT NULL,
	"workplace" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	CONSTRAINT "work_experiences_resume_id_position_pk" PRIMARY KEY("resume_id","position"),
	CONSTRAINT "work_experiences_dates_check" CHECK ("work_experiences"."ended_on" >= "work_experiences"."started_on")
);--> statement-breakpoint
CREATE TABLE "shown_workers" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"worker_id" uuid NOT NULL,
	CONSTRAINT "shown_workers_company_id_day_worker_id_pk" PRIMARY KEY("company_id","day","worker_id")
);--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"gender" text,
	"birth_date" date,
	"photo_path" text,
	"identity_verified_at" timestamp with time zone,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "workers_account_uid_unique" UNIQUE("account_uid"),
	CONSTRAINT "workers_gender_check" CHECK ("workers"."gender" in ('male', 'female', 'other'))
);--> statement-breakpoint
ALTER TABLE "favourite_group_members" ADD CONSTRAINT "favourite_group_members_group_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."favourite_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_group_members" ADD CONSTRAINT "favourite_group_members_favourite_fk" FOREIGN KEY ("company_id","worker_id") REFERENCES "public"."favourites"("company_id","worker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_workers" ADD CONSTRAINT "shown_workers_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_delete_after_idx" ON "accounts" USING btree ("delete_after") WHERE "accounts"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "action_tokens_expires_at_idx" ON "action_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_company_id_at_idx" ON "audit_events" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_uid","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "data_exports_uid_idx" ON "data_exports" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_running_idx" ON "data_exports" USING btree ("claimed_until") WHERE "data_exports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_due_idx" ON "outbox_mails" USING btree ("next_attempt_at") WHERE "outbox_mails"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_mails_dead_idx" ON "outbox_mails" USING btree ("id") WHERE "outbox_mails"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_idx" ON "rate_limits" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "sessions_uid_idx" ON "sessions" USING btree ("uid","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "departures_at_idx" ON "departures" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "favourite_group_members_worker_idx" ON "favourite_group_members" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_groups_name_key" ON "favourite_groups" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "favourites_at_idx" ON "favourites" USING btree ("company_id","at","worker_id");--> statement-breakpoint
CREATE INDEX "favourites_worker_idx" ON "favourites" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "resumes_place_idx" ON "resumes" USING gist ("place") WHERE visibility <> 'hidden';--> statement-breakpoint
CREATE INDEX "shown_workers_worker_idx" ON "shown_workers" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "shown_workers_day_idx" ON "shown_workers" USING btree ("day");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
-- Nothing is changed, and nothing goes before its time (validators/retention.ts). When an account goes, what its person
-- wrote of themselves may be taken out of the events that tell of it; who did what, and when, stays.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_events_never_emptied BEFORE TRUNCATE ON "audit_events"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- How many favourites and groups a company may keep. Later limits are changes of these rows by operations staff.
INSERT INTO "favourite_limits" ("of", "max") VALUES
	('favourites', 500),
	('groups', 30);--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"worker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_choices_worker_id_kind_pk" PRIMARY KEY("worker_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"worker_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_worker_id_id_pk" PRIMARY KEY("worker_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("worker_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read_at_idx" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE TABLE "profile_photos" (
	"object_name" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	"removal_began_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "photo_url" text;--> statement-breakpoint
CREATE INDEX "profile_photos_uid_idx" ON "profile_photos" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "profile_photos_unused_since_idx" ON "profile_photos" USING btree ("unused_since") WHERE "profile_photos"."unused_since" is not null;
