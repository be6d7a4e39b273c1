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
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_uid_operation_key_pk" PRIMARY KEY("uid","operation","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availabilities" (
	"resume_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"from_time" text,
	"until_time" text,
	CONSTRAINT "availabilities_resume_id_day_pk" PRIMARY KEY("resume_id","day"),
	CONSTRAINT "availabilities_day_check" CHECK ("availabilities"."day" between 0 and 6),
	CONSTRAINT "availabilities_from_until_check" CHECK (("availabilities"."from_time" is null) = ("availabilities"."until_time" is null))
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "action_tokens_expires_at_idx" ON "action_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_company_id_at_idx" ON "audit_events" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_due_idx" ON "outbox_mails" USING btree ("next_attempt_at") WHERE "outbox_mails"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_idx" ON "rate_limits" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "resumes_place_idx" ON "resumes" USING gist ("place") WHERE visibility <> 'hidden';