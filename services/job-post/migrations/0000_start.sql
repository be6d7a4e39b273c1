-- The keys of a title, each after the company it belongs to: a search for the beginning of a word then goes through the
-- words of that company alone.
CREATE FUNCTION "company_title_vector"("company_id" uuid, "title_keys" text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(SELECT "company_id"::text || "key" FROM unnest("title_keys") AS "key"));--> statement-breakpoint
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
CREATE TABLE "application_events" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"who" text NOT NULL,
	"member_uid" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_company_id_application_id_version_pk" PRIMARY KEY("company_id","application_id","version"),
	CONSTRAINT "application_events_from_state_check" CHECK ("application_events"."from_state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'completed', 'no_show', 'rejected', 'withdrawn', 'offer_declined', 'expired')),
	CONSTRAINT "application_events_to_state_check" CHECK ("application_events"."to_state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'completed', 'no_show', 'rejected', 'withdrawn', 'offer_declined', 'expired')),
	CONSTRAINT "application_events_who_check" CHECK ("application_events"."who" in ('member', 'worker', 'system')),
	CONSTRAINT "application_events_event_check" CHECK ("application_events"."event" in ('submit', 'view', 'shortlist', 'interview', 'offer', 'hire', 'reject', 'complete', 'mark_no_show', 'withdraw', 'accept', 'decline', 'expire', 'change_shifts'))
);--> statement-breakpoint
CREATE TABLE "application_notes" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_notes_company_id_application_id_id_pk" PRIMARY KEY("company_id","application_id","id")
);--> statement-breakpoint
CREATE TABLE "applications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"worker_uid" text,
	"state" text DEFAULT 'submitted' NOT NULL,
	"worker" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_state" text DEFAULT 'submitted' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shift_ids" text[] DEFAULT '{}' NOT NULL,
	"assigned_shift_ids" text[],
	"told_shift_ids" text[],
	"changed_terms" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "applications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "applications_job_post_worker_key" UNIQUE("company_id","job_post_id","worker_id"),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'completed', 'no_show', 'rejected', 'withdrawn', 'offer_declined', 'expired')),
	CONSTRAINT "applications_told_state_check" CHECK ("applications"."told_state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'completed', 'no_show', 'rejected', 'withdrawn', 'offer_declined', 'expired'))
);--> statement-breakpoint
CREATE TABLE "branches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"tax_branch_number" text NOT NULL,
	"address_line" text NOT NULL,
	"subdistrict" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"phone" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(regexp_replace("branches"."name", '([เ-ไ])([ก-ฮ])', '\2\1', 'g'))) STORED NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "branches_company_id_id_pk" PRIMARY KEY("company_id","id")
);--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"juristic_id" text NOT NULL,
	"name" text NOT NULL,
	"address_line" text NOT NULL,
	"subdistrict" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"registry_checked_at" timestamp with time zone,
	"about" text,
	"logo_url" text,
	"website" text,
	"facebook_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"verification_reason" text,
	"number_confirmed_at" timestamp with time zone,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"closed_at" timestamp with time zone,
	"invites_a_day" integer DEFAULT 100 NOT NULL,
	"represented_at" timestamp with time zone,
	"registry_address" jsonb,
	CONSTRAINT "companies_verification_check" CHECK ("companies"."verification" in ('unverified', 'registry_matched', 'documents_submitted', 'under_review', 'verified', 'needs_more_documents', 'rejected', 'suspended'))
);--> statement-breakpoint
CREATE TABLE "company_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claimant_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"juristic_id" text NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"statement" text,
	"begun_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "company_disputes_state_check" CHECK ("company_disputes"."state" in ('preparing', 'open', 'answered', 'won', 'lost', 'withdrawn', 'ended'))
);--> statement-breakpoint
CREATE TABLE "company_documents" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"object_name" text,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"expires_on" date,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_documents_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_documents_state_check" CHECK ("company_documents"."state" in ('draft', 'submitted', 'accepted', 'refused'))
);--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_key" uuid NOT NULL,
	"uid" text,
	"decision" text NOT NULL,
	"choices" jsonb NOT NULL,
	"policy_version" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"actor_uid" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reservation_id" uuid,
	CONSTRAINT "credit_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_entries_reservation_fits_type" CHECK (("credit_entries"."type" in ('reserve', 'capture', 'release')) = ("credit_entries"."reservation_id" is not null)),
	CONSTRAINT "credit_entries_amount_fits_type" CHECK (case "credit_entries"."type"
        when 'grant' then "credit_entries"."amount" > 0
        when 'release' then "credit_entries"."amount" > 0
        when 'reserve' then "credit_entries"."amount" < 0
        when 'expire' then "credit_entries"."amount" < 0
        when 'capture' then "credit_entries"."amount" = 0
        when 'refund' then "credit_entries"."amount" <> 0
        when 'adjust' then "credit_entries"."amount" <> 0
        else false end)
);--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"available" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subject" text,
	"warned_at" timestamp with time zone,
	CONSTRAINT "credit_grants_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_grants_kind_check" CHECK ("credit_grants"."kind" in ('job_post', 'profile_unlock')),
	CONSTRAINT "credit_grants_available_not_negative" CHECK ("credit_grants"."available" >= 0)
);--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_reservations_state_check" CHECK ("credit_reservations"."state" in ('held', 'captured', 'released')),
	CONSTRAINT "credit_reservations_kind_check" CHECK ("credit_reservations"."kind" in ('job_post', 'profile_unlock')),
	CONSTRAINT "credit_reservations_amount_not_negative" CHECK ("credit_reservations"."amount" >= 0),
	CONSTRAINT "credit_reservations_settled" CHECK (("credit_reservations"."state" = 'held') = ("credit_reservations"."settled_at" is null))
);--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"kind" text PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	"starting_amount" integer NOT NULL,
	"starting_days" integer NOT NULL,
	CONSTRAINT "credit_terms_kind_check" CHECK ("credit_terms"."kind" in ('job_post', 'profile_unlock')),
	CONSTRAINT "credit_terms_not_negative" CHECK ("credit_terms"."price" >= 0 and "credit_terms"."starting_amount" >= 0 and "credit_terms"."starting_days" > 0)
);--> statement-breakpoint
CREATE TABLE "invitation_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"sending" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"branch_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"invited_by" text NOT NULL,
	"sending" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('owner', 'admin', 'recruiter', 'branch_manager', 'finance')),
	CONSTRAINT "invitations_state_check" CHECK ("invitations"."state" in ('pending', 'accepted', 'declined', 'revoked', 'expired'))
);--> statement-breakpoint
CREATE TABLE "job_post_invites" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"invited_by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_invites_company_id_job_post_id_worker_id_pk" PRIMARY KEY("company_id","job_post_id","worker_id")
);--> statement-breakpoint
CREATE TABLE "job_post_views" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_post_views_company_id_job_post_id_day_pk" PRIMARY KEY("company_id","job_post_id","day")
);--> statement-breakpoint
CREATE TABLE "job_posts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"branch_id" uuid,
	"type" text,
	"work_type" text,
	"title" text,
	"description" text,
	"headcount" integer,
	"pay_unit" text,
	"pay_amount" integer,
	"payday" text,
	"requirements" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"knock_out_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"apply_by" timestamp with time zone,
	"review_reasons" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"overtime_pay" integer,
	"pays_holiday_rates" boolean DEFAULT false NOT NULL,
	"title_keys" text[],
	"other_benefits" text,
	"interview_mode" text DEFAULT 'none' NOT NULL,
	"review_note" text,
	"review_since" timestamp with time zone,
	"credit_short_since" timestamp with time zone,
	"favourite_group_id" uuid,
	"shift_choice" text DEFAULT 'all' NOT NULL,
	CONSTRAINT "job_posts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_posts_state_check" CHECK ("job_posts"."state" in ('draft', 'pending_review', 'published', 'paused', 'filled', 'expired', 'closed', 'rejected', 'cancelled')),
	CONSTRAINT "job_posts_visibility_check" CHECK ("job_posts"."visibility" in ('public', 'favourites', 'group', 'link'))
);--> statement-breakpoint
CREATE TABLE "shifts" (
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date,
	"start_time" time,
	"end_time" time,
	"break_minutes" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"id" text DEFAULT substr(gen_random_uuid()::text, 1, 8) NOT NULL,
	"headcount" integer,
	CONSTRAINT "shifts_company_id_job_post_id_position_pk" PRIMARY KEY("company_id","job_post_id","position"),
	CONSTRAINT "shifts_id_key" UNIQUE("company_id","job_post_id","id")
);--> statement-breakpoint
CREATE TABLE "join_requests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"juristic_id" text NOT NULL,
	"company_name" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "join_requests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "join_requests_state_check" CHECK ("join_requests"."state" in ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed'))
);--> statement-breakpoint
CREATE TABLE "kind_reservations" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "member_branches" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	CONSTRAINT "member_branches_company_id_member_id_branch_id_pk" PRIMARY KEY("company_id","member_id","branch_id")
);--> statement-breakpoint
CREATE TABLE "members" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "members_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "members_uid_key" UNIQUE("uid"),
	CONSTRAINT "members_role_check" CHECK ("members"."role" in ('owner', 'admin', 'recruiter', 'branch_manager', 'finance'))
);--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_choices_company_id_member_id_kind_pk" PRIMARY KEY("company_id","member_id","kind")
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"subject_id" uuid NOT NULL,
	"actor_uid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_company_id_member_id_id_pk" PRIMARY KEY("company_id","member_id","id")
);--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"price_satang" integer NOT NULL,
	"on_sale_from" timestamp with time zone DEFAULT now() NOT NULL,
	"on_sale_until" timestamp with time zone,
	CONSTRAINT "packages_kind_check" CHECK ("packages"."kind" in ('job_credit', 'buffet', 'profile_unlock')),
	CONSTRAINT "packages_size_check" CHECK ("packages"."size" > 0),
	CONSTRAINT "packages_price_check" CHECK ("packages"."price_satang" > 0),
	CONSTRAINT "packages_sale_check" CHECK ("packages"."on_sale_until" > "packages"."on_sale_from")
);--> statement-breakpoint
CREATE TABLE "representation_letters" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "representation_letters_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "representation_letters_state_check" CHECK ("representation_letters"."state" in ('asked', 'sent', 'used', 'void', 'expired', 'withdrawn', 'dropped')),
	CONSTRAINT "representation_letters_sent" CHECK ("representation_letters"."state" <> 'sent' or ("representation_letters"."code_hash" is not null and "representation_letters"."expires_at" is not null))
);--> statement-breakpoint
CREATE TABLE "uploads" (
	"company_id" uuid NOT NULL,
	"object_name" text NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	"removal_began_at" timestamp with time zone,
	CONSTRAINT "uploads_company_id_object_name_pk" PRIMARY KEY("company_id","object_name")
);--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_job_post_id_job_posts_company_id_id_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_disputes" ADD CONSTRAINT "company_disputes_claimant_id_companies_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_disputes" ADD CONSTRAINT "company_disputes_holder_id_companies_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_grant_id_credit_grants_company_id_id_fk" FOREIGN KEY ("company_id","grant_id") REFERENCES "public"."credit_grants"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_reservation_id_credit_reservations_company_id_id_fk" FOREIGN KEY ("company_id","reservation_id") REFERENCES "public"."credit_reservations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_company_id_invitation_id_invitations_company_id_id_fk" FOREIGN KEY ("company_id","invitation_id") REFERENCES "public"."invitations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_invites" ADD CONSTRAINT "job_post_invites_job_post_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_views" ADD CONSTRAINT "job_post_views_company_id_job_post_id_job_posts_company_id_id_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_company_id_branch_id_branches_company_id_id_fk" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."branches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company_id_job_post_id_job_posts_company_id_id_fk" FOREIGN KEY ("company_id","job_post_id") REFERENCES "public"."job_posts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_branches" ADD CONSTRAINT "member_branches_company_id_member_id_members_company_id_id_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_branches" ADD CONSTRAINT "member_branches_company_id_branch_id_branches_company_id_id_fk" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."branches"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_company_id_member_id_members_company_id_id_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_member_id_members_company_id_id_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representation_letters" ADD CONSTRAINT "representation_letters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "application_events_hired_idx" ON "application_events" USING btree ("company_id","at") WHERE "application_events"."to_state" = 'hired';--> statement-breakpoint
CREATE INDEX "applications_board_idx" ON "applications" USING btree ("company_id","job_post_id","state","id");--> statement-breakpoint
CREATE INDEX "applications_worker_idx" ON "applications" USING btree ("worker_uid","id");--> statement-breakpoint
CREATE INDEX "applications_live_idx" ON "applications" USING btree ("company_id","job_post_id") WHERE "applications"."state" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired');--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("updated_at") WHERE "applications"."state" in ('interview', 'offered', 'hired', 'rejected', 'expired')
          and ("applications"."told_state" <> "applications"."state" or "applications"."told_shift_ids" is distinct from "applications"."assigned_shift_ids"
            or "applications"."changed_terms" <> '{}');--> statement-breakpoint
CREATE INDEX "applications_submitted_idx" ON "applications" USING btree ("company_id","job_post_id","created_at") WHERE "applications"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "applications_company_created_at_idx" ON "applications" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "branches_tax_branch_number_key" ON "branches" USING btree ("company_id","tax_branch_number") WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_sort_name_idx" ON "branches" USING btree ("company_id","sort_name","id") WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_area_idx" ON "branches" USING btree ("province","district","company_id","id");--> statement-breakpoint
CREATE INDEX "branches_deleted_at_idx" ON "branches" USING btree ("deleted_at") WHERE "branches"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_confirmed_juristic_id_key" ON "companies" USING btree ("juristic_id") WHERE "companies"."number_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "companies_juristic_id_idx" ON "companies" USING btree ("juristic_id");--> statement-breakpoint
CREATE INDEX "companies_verification_idx" ON "companies" USING btree ("verification","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_disputes_unsettled_claimant_key" ON "company_disputes" USING btree ("claimant_id") WHERE "company_disputes"."state" in ('preparing', 'open', 'answered');--> statement-breakpoint
CREATE INDEX "company_disputes_claimant_idx" ON "company_disputes" USING btree ("claimant_id","id");--> statement-breakpoint
CREATE INDEX "company_disputes_holder_idx" ON "company_disputes" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "company_disputes_begun_by_idx" ON "company_disputes" USING btree ("begun_by","juristic_id");--> statement-breakpoint
CREATE INDEX "company_disputes_state_idx" ON "company_disputes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "company_disputes_ended_at_idx" ON "company_disputes" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "company_documents_decided_at_idx" ON "company_documents" USING btree ("decided_at") WHERE "company_documents"."object_name" is not null;--> statement-breakpoint
CREATE INDEX "consent_records_subject_key_idx" ON "consent_records" USING btree ("subject_key","created_at");--> statement-breakpoint
CREATE INDEX "consent_records_created_at_idx" ON "consent_records" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "consent_records_uid_idx" ON "consent_records" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_grant_id_idx" ON "credit_entries" USING btree ("company_id","grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reservation_key" ON "credit_entries" USING btree ("company_id","reservation_id","grant_id","type") WHERE "credit_entries"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_grants_available_idx" ON "credit_grants" USING btree ("company_id","kind","expires_at") WHERE "credit_grants"."available" > 0;--> statement-breakpoint
CREATE INDEX "credit_grants_expires_at_idx" ON "credit_grants" USING btree ("expires_at") WHERE "credit_grants"."available" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_subject_key" ON "credit_grants" USING btree ("company_id","kind","subject") WHERE "credit_grants"."subject" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reservations_live_key" ON "credit_reservations" USING btree ("company_id","kind","subject_id") WHERE "credit_reservations"."state" in ('held', 'captured');--> statement-breakpoint
CREATE INDEX "credit_reservations_captured_idx" ON "credit_reservations" USING btree ("company_id","settled_at") WHERE "credit_reservations"."state" = 'captured';--> statement-breakpoint
CREATE INDEX "invitation_tokens_invitation_idx" ON "invitation_tokens" USING btree ("company_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending_email_key" ON "invitations" USING btree ("company_id","email") WHERE "invitations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_expires_at_idx" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_post_invites_at_idx" ON "job_post_invites" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "job_post_invites_worker_idx" ON "job_post_invites" USING btree ("worker_id","at");--> statement-breakpoint
CREATE INDEX "job_post_views_company_day_idx" ON "job_post_views" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "job_posts_review_since_idx" ON "job_posts" USING btree ("review_since","id") WHERE "job_posts"."review_since" is not null;--> statement-breakpoint
CREATE INDEX "job_posts_state_idx" ON "job_posts" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "job_posts_branch_idx" ON "job_posts" USING btree ("company_id","branch_id","id");--> statement-breakpoint
CREATE INDEX "job_posts_company_title_keys_idx" ON "job_posts" USING gin (company_title_vector("company_id", "title_keys"));--> statement-breakpoint
CREATE INDEX "job_posts_without_title_keys_idx" ON "job_posts" USING btree ("company_id","id") WHERE "job_posts"."title_keys" is null;--> statement-breakpoint
CREATE INDEX "job_posts_with_photos_idx" ON "job_posts" USING btree ("company_id") WHERE "job_posts"."photos" <> '[]'::jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "job_posts_id_key" ON "job_posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "job_posts_listed_idx" ON "job_posts" USING btree ("published_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_work_type_idx" ON "job_posts" USING btree ("work_type","published_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_branch_idx" ON "job_posts" USING btree ("company_id","branch_id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_title_keys_idx" ON "job_posts" USING gin (array_to_tsvector("title_keys")) WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_for_chosen_idx" ON "job_posts" USING btree ("company_id","published_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" in ('favourites', 'group');--> statement-breakpoint
CREATE INDEX "job_posts_favourite_group_idx" ON "job_posts" USING btree ("company_id","favourite_group_id") WHERE "job_posts"."favourite_group_id" is not null;--> statement-breakpoint
CREATE INDEX "job_posts_work_ahead_expires_at_idx" ON "job_posts" USING btree ("expires_at") WHERE "job_posts"."state" in ('published', 'paused', 'filled');--> statement-breakpoint
CREATE INDEX "shifts_date_idx" ON "shifts" USING btree ("company_id","date","job_post_id");--> statement-breakpoint
CREATE INDEX "shifts_start_idx" ON "shifts" USING btree ("starts_at","company_id","job_post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_pending_uid_key" ON "join_requests" USING btree ("company_id","uid") WHERE "join_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "join_requests_uid_idx" ON "join_requests" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "join_requests_expires_at_idx" ON "join_requests" USING btree ("expires_at") WHERE "join_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "kind_reservations_expires_at_idx" ON "kind_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("company_id","member_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read_at_idx" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "packages_on_sale_key" ON "packages" USING btree ("kind","size") WHERE on_sale_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "representation_letters_id_key" ON "representation_letters" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "representation_letters_open_key" ON "representation_letters" USING btree ("company_id") WHERE "representation_letters"."state" in ('asked', 'sent');--> statement-breakpoint
CREATE INDEX "representation_letters_state_idx" ON "representation_letters" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "uploads_unused_since_idx" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;--> statement-breakpoint
-- The audit trail is written once: whatever else goes wrong, it cannot be edited afterwards.
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
  RAISE EXCEPTION 'audit events are append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- Proof of consent is worth something only if nobody can change it afterwards.
CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent records are append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER consent_records_append_only BEFORE UPDATE OR DELETE ON "consent_records"
FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();--> statement-breakpoint
-- The ledger is written once: a mistake is mended by a further entry, never by changing one.
CREATE FUNCTION refuse_credit_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit entries are append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON "credit_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_credit_entry_change();--> statement-breakpoint
-- What the shop opens with, the same as validators/price-list.ts (a test compares them). Later prices are rows of
-- their own, written by operations staff.
INSERT INTO "packages" ("id", "kind", "size", "price_satang") VALUES
	('019aa000-0000-7000-8000-000000000001', 'job_credit', 1, 59000),
	('019aa000-0000-7000-8000-000000000002', 'job_credit', 5, 249000),
	('019aa000-0000-7000-8000-000000000003', 'job_credit', 20, 890000),
	('019aa000-0000-7000-8000-000000000004', 'buffet', 30, 490000),
	('019aa000-0000-7000-8000-000000000005', 'profile_unlock', 10, 69000),
	('019aa000-0000-7000-8000-000000000006', 'profile_unlock', 50, 290000),
	('019aa000-0000-7000-8000-000000000007', 'profile_unlock', 200, 990000);--> statement-breakpoint
-- What one use costs and what a new company begins with. Later terms are changes of these rows by operations staff.
INSERT INTO "credit_terms" ("kind", "price", "starting_amount", "starting_days") VALUES
	('job_post', 1, 3, 90),
	('profile_unlock', 1, 0, 90);--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_posts_review_starts_at_idx" ON "job_posts" USING btree ("starts_at","id") WHERE "job_posts"."review_since" is not null;--> statement-breakpoint
DROP INDEX "job_posts_review_since_idx";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "applicants_mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "undoes" integer;--> statement-breakpoint
DROP INDEX "job_post_invites_at_idx";--> statement-breakpoint
ALTER TABLE "job_post_invites" ALTER COLUMN "at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_post_invites" ALTER COLUMN "at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "job_post_invites" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_post_invites" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_post_invites_at_idx" ON "job_post_invites" USING btree ("company_id","at","job_post_id","worker_id");--> statement-breakpoint
-- The web keeps public pages; it is told of everything they show (docs/decisions/0082). A post by its id, and for what many
-- posts show, their branch or company, a star.
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_job_posts', CASE WHEN TG_TABLE_NAME = 'job_posts' THEN coalesce(NEW.id, OLD.id)::text ELSE '*' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_posts_tell_added AFTER INSERT ON "job_posts"
FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER job_posts_tell_changed AFTER UPDATE ON "job_posts"
FOR EACH ROW WHEN (NEW.published_at IS NOT NULL OR OLD.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER job_posts_tell_removed AFTER DELETE ON "job_posts"
FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER branches_tell_changed AFTER UPDATE ON "branches"
FOR EACH ROW WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER companies_tell_changed AFTER UPDATE OF "name", "verification", "number_confirmed_at", "represented_at", "closed_at", "logo_url", "website", "facebook_url" ON "companies"
FOR EACH ROW WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "kind" text DEFAULT 'juristic_person' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_kind_check" CHECK ("companies"."kind" in ('juristic_person', 'sole_proprietor', 'individual'));--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"branch_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_posts_listed_title_keys_idx";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "search_keys" text[];--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "place" "point";--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "day_pay" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_at_idx" ON "listing_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "applications_hired_worker_idx" ON "applications" USING btree ("worker_id") WHERE "applications"."state" = 'hired';--> statement-breakpoint
CREATE INDEX "job_posts_listed_search_keys_idx" ON "job_posts" USING gin (array_to_tsvector("search_keys")) WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_place_idx" ON "job_posts" USING gist ("place") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_day_pay_idx" ON "job_posts" USING btree ("day_pay","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "job_posts_listed_start_idx" ON "job_posts" USING btree ("starts_at","id") WHERE "job_posts"."state" = 'published' and "job_posts"."visibility" = 'public';--> statement-breakpoint
-- A post is found by the words of its branch and company too: when these change, a routine writes its keys anew.
CREATE FUNCTION note_listing_change_of_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "listing_changes" ("company_id", "branch_id") VALUES (NEW."company_id", NEW."id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER branches_found_by AFTER UPDATE ON "branches" FOR EACH ROW
WHEN ((OLD."name", OLD."subdistrict", OLD."district", OLD."province", OLD."lat", OLD."lng")
  IS DISTINCT FROM (NEW."name", NEW."subdistrict", NEW."district", NEW."province", NEW."lat", NEW."lng"))
EXECUTE FUNCTION note_listing_change_of_branch();--> statement-breakpoint
CREATE FUNCTION note_listing_change_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "listing_changes" ("company_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER companies_found_by AFTER UPDATE ON "companies" FOR EACH ROW
WHEN (OLD."name" IS DISTINCT FROM NEW."name")
EXECUTE FUNCTION note_listing_change_of_company();--> statement-breakpoint
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
