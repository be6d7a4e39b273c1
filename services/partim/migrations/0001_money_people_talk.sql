CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"object_name" text NOT NULL,
	"file_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_kind_check" CHECK ("certificates"."kind" in ('food_handler', 'driving_licence', 'other'))
);
--> statement-breakpoint
CREATE TABLE "blocked_companies" (
	"worker_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_companies_worker_id_company_id_pk" PRIMARY KEY("worker_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "resume_views" (
	"worker_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resume_views_worker_id_company_id_day_pk" PRIMARY KEY("worker_id","company_id","day")
);
--> statement-breakpoint
CREATE TABLE "workplaces" (
	"worker_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"hired_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workplaces_worker_id_company_id_pk" PRIMARY KEY("worker_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "availability_dates" (
	"resume_id" uuid NOT NULL,
	"date" date NOT NULL,
	"is_free" boolean NOT NULL,
	CONSTRAINT "availability_dates_resume_id_date_pk" PRIMARY KEY("resume_id","date")
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "radius_km" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "min_hourly_pay" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "min_nightly_pay" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "avoids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "lengths_of_experience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "free_parts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A part of a day is free where at least half of it was; an end at or before the start is on the next day.
UPDATE "resumes" SET "free_parts" = coalesce((
	SELECT bit_or(1 << (week."day" * 4 + parts."part"))
	FROM "availabilities" said
	CROSS JOIN generate_series(0, 6) AS week("day")
	CROSS JOIN (VALUES (0, 6, 12), (1, 12, 18), (2, 18, 22), (3, 22, 30)) AS parts("part", "opens", "shuts")
	CROSS JOIN LATERAL (
		SELECT ((said."day" - week."day" + 10) % 7 - 3) * 24 AS "away",
			extract(epoch FROM said."from_time"::interval) / 3600 AS "from",
			extract(epoch FROM said."until_time"::interval) / 3600
				+ CASE WHEN said."until_time" <= said."from_time" THEN 24 ELSE 0 END AS "until"
	) hours
	WHERE said."resume_id" = "resumes"."id" AND CASE
		WHEN said."from_time" IS NULL THEN said."day" = week."day"
		ELSE least(hours."until" + hours."away", parts."shuts") - greatest(hours."from" + hours."away", parts."opens")
			>= (parts."shuts" - parts."opens") / 2.0 END
), 0);--> statement-breakpoint
DROP TABLE "availabilities";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "photo_in_lists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "hide_from_workplaces" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplaces" ADD CONSTRAINT "workplaces_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_dates" ADD CONSTRAINT "availability_dates_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_worker_idx" ON "certificates" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE INDEX "blocked_companies_company_idx" ON "blocked_companies" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE INDEX "resume_views_day_idx" ON "resume_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "resume_views_company_idx" ON "resume_views" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "workplaces_company_idx" ON "workplaces" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE INDEX "workplaces_hired_at_idx" ON "workplaces" USING btree ("hired_at");--> statement-breakpoint
CREATE INDEX "availability_dates_date_idx" ON "availability_dates" USING btree ("date");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_min_hourly_pay_check" CHECK ("resumes"."min_hourly_pay" >= 0);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_min_nightly_pay_check" CHECK ("resumes"."min_nightly_pay" >= 0);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_radius_km_check" CHECK ("resumes"."radius_km" between 1 and 50);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_free_parts_check" CHECK ("resumes"."free_parts" between 0 and 268435455);--> statement-breakpoint
CREATE TABLE "search_entries" (
	"worker_id" uuid PRIMARY KEY NOT NULL,
	"place" "point" NOT NULL,
	"tile" integer NOT NULL,
	"square" integer NOT NULL,
	"work_types" integer NOT NULL,
	"free_parts" integer NOT NULL,
	"free_dates" date[] DEFAULT '{}' NOT NULL,
	"busy_dates" date[] DEFAULT '{}' NOT NULL,
	"languages" integer NOT NULL,
	"certificates" smallint NOT NULL,
	"hourly_pay" integer,
	"daily_pay" integer,
	"nightly_pay" integer,
	"months" smallint[] NOT NULL,
	"birth_date" date,
	"is_verified" boolean NOT NULL,
	"lot" smallint GENERATED ALWAYS AS ((('x' || right(worker_id::text, 4))::bit(16)::int & 1023)) STORED NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"worker_id" uuid PRIMARY KEY NOT NULL,
	"keys" "tsvector" NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_place_idx" ON "search_entries" USING gist ("place");--> statement-breakpoint
CREATE INDEX "search_entries_lot_idx" ON "search_entries" USING btree ("tile","lot");--> statement-breakpoint
CREATE INDEX "search_entries_newest_idx" ON "search_entries" USING btree ("square","listed_at");--> statement-breakpoint
CREATE INDEX "search_entries_pay_idx" ON "search_entries" USING btree ("square",coalesce("daily_pay", 0));--> statement-breakpoint
CREATE INDEX "search_texts_keys_idx" ON "search_texts" USING gin ("keys");--> statement-breakpoint
CREATE TABLE "saved_search_finds" (
	"company_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_finds_company_id_saved_search_id_worker_id_pk" PRIMARY KEY("company_id","saved_search_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_uid" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"filters" jsonb NOT NULL,
	"branch_id" uuid,
	"notice" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_until" timestamp with time zone DEFAULT now() NOT NULL,
	"next_look_at" timestamp with time zone DEFAULT now() NOT NULL,
	"news_id" uuid,
	"news_count" integer DEFAULT 0 NOT NULL,
	"branch_gone_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_searches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "saved_searches_notice_check" CHECK ("saved_searches"."notice" in ('off', 'daily', 'instant'))
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"company_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"hired_at" timestamp with time zone,
	CONSTRAINT "applicants_company_id_worker_id_pk" PRIMARY KEY("company_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "unlocks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"term" integer NOT NULL,
	"state" text DEFAULT 'intended' NOT NULL,
	"owed" text,
	"actor_uid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unlocked_at" timestamp with time zone,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"report_state" text,
	"reported_at" timestamp with time zone,
	CONSTRAINT "unlocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "unlocks_state_check" CHECK ("unlocks"."state" in ('intended', 'unlocked', 'refused', 'returned', 'objected', 'refunded', 'ended')),
	CONSTRAINT "unlocks_report_state_check" CHECK ("unlocks"."report_state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "unlocks_owed_check" CHECK ("unlocks"."owed" in ('capture', 'release', 'refund')),
	CONSTRAINT "unlocks_until_check" CHECK (("unlocks"."unlocked_at" is null) = ("unlocks"."until" is null)),
	CONSTRAINT "unlocks_report_check" CHECK (("unlocks"."report_state" is null) = ("unlocks"."reported_at" is null))
);
--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_fk" FOREIGN KEY ("company_id","saved_search_id") REFERENCES "public"."saved_searches"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_finds_worker_idx" ON "saved_search_finds" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "saved_searches_member_idx" ON "saved_searches" USING btree ("company_id","member_uid","id");--> statement-breakpoint
CREATE INDEX "saved_searches_next_look_idx" ON "saved_searches" USING btree ("next_look_at");--> statement-breakpoint
CREATE INDEX "applicants_worker_idx" ON "applicants" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "applicants_until_idx" ON "applicants" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "unlocks_live_key" ON "unlocks" USING btree ("company_id","worker_id") WHERE "unlocks"."state" in ('intended', 'unlocked');--> statement-breakpoint
CREATE INDEX "unlocks_company_worker_idx" ON "unlocks" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE INDEX "unlocks_worker_idx" ON "unlocks" USING btree ("worker_id","id");--> statement-breakpoint
CREATE INDEX "unlocks_unsettled_idx" ON "unlocks" USING btree ("created_at") WHERE "unlocks"."owed" is not null or "unlocks"."state" = 'intended';--> statement-breakpoint
CREATE INDEX "unlocks_reported_idx" ON "unlocks" USING btree ("reported_at") WHERE "unlocks"."report_state" = 'open';--> statement-breakpoint
CREATE INDEX "unlocks_ended_at_idx" ON "unlocks" USING btree ("ended_at") WHERE "unlocks"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "unlocks_until_idx" ON "unlocks" USING btree ("until") WHERE "unlocks"."until" is not null;--> statement-breakpoint
CREATE INDEX "unlocks_actor_idx" ON "unlocks" USING btree ("actor_uid");--> statement-breakpoint
CREATE TABLE "recent_writes" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recent_writes_at_idx" ON "recent_writes" USING btree ("at");--> statement-breakpoint
CREATE TABLE "intro_video_reactions" (
	"company_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"actor_uid" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intro_video_reactions_company_id_video_id_pk" PRIMARY KEY("company_id","video_id"),
	CONSTRAINT "intro_video_reactions_reaction_check" CHECK ("intro_video_reactions"."reaction" in ('like', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "intro_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" uuid NOT NULL,
	"state" text DEFAULT 'in_review' NOT NULL,
	"approved_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reject_reason" text,
	"reject_note" text DEFAULT '' NOT NULL,
	"question" text,
	"film_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"has_sound" boolean NOT NULL,
	"poster_name" text,
	"poster_type" text,
	"captions" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "intro_videos_state_check" CHECK ("intro_videos"."state" in ('in_review', 'shown', 'rejected')),
	CONSTRAINT "intro_videos_question_check" CHECK ("intro_videos"."question" in ('introduce', 'experience', 'why_me', 'availability')),
	CONSTRAINT "intro_videos_reject_reason_check" CHECK ("intro_videos"."reject_reason" in ('contact_details', 'offensive', 'not_a_person', 'not_heard', 'other')),
	CONSTRAINT "intro_videos_rejected_check" CHECK (("intro_videos"."state" <> 'rejected') or "intro_videos"."reject_reason" is not null),
	CONSTRAINT "intro_videos_poster_check" CHECK (("intro_videos"."poster_name" is null) = ("intro_videos"."poster_type" is null))
);
--> statement-breakpoint
CREATE TABLE "worker_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worker_notes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "has_video" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intro_video_reactions" ADD CONSTRAINT "intro_video_reactions_video_id_intro_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."intro_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intro_videos" ADD CONSTRAINT "intro_videos_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_notes" ADD CONSTRAINT "worker_notes_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intro_video_reactions_video_idx" ON "intro_video_reactions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "intro_video_reactions_actor_idx" ON "intro_video_reactions" USING btree ("actor_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "intro_videos_film_key" ON "intro_videos" USING btree ("film_name");--> statement-breakpoint
CREATE INDEX "intro_videos_worker_idx" ON "intro_videos" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE INDEX "intro_videos_review_idx" ON "intro_videos" USING btree ("submitted_at") WHERE "intro_videos"."state" = 'in_review';--> statement-breakpoint
CREATE INDEX "intro_videos_rejected_idx" ON "intro_videos" USING btree ("decided_at") WHERE "intro_videos"."state" = 'rejected';--> statement-breakpoint
CREATE INDEX "worker_notes_company_worker_idx" ON "worker_notes" USING btree ("company_id","worker_id","id");--> statement-breakpoint
CREATE INDEX "worker_notes_worker_idx" ON "worker_notes" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "worker_notes_created_at_idx" ON "worker_notes" USING btree ("created_at");--> statement-breakpoint
CREATE TABLE "conversations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"begun_by" text NOT NULL,
	"job_post_id" uuid,
	"job_post_title" text,
	"job_post_work_type" text,
	"job_post_at" timestamp (3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"company_read_up_to" integer DEFAULT 0 NOT NULL,
	"company_delivered_up_to" integer DEFAULT 0 NOT NULL,
	"company_wrote_up_to" integer DEFAULT 0 NOT NULL,
	"company_starred_at" timestamp (3) with time zone,
	"company_archived_at" timestamp (3) with time zone,
	"company_muted_at" timestamp (3) with time zone,
	"company_blocked_at" timestamp (3) with time zone,
	"worker_read_up_to" integer DEFAULT 0 NOT NULL,
	"worker_delivered_up_to" integer DEFAULT 0 NOT NULL,
	"worker_wrote_up_to" integer DEFAULT 0 NOT NULL,
	"worker_starred_at" timestamp (3) with time zone,
	"worker_archived_at" timestamp (3) with time zone,
	"worker_muted_at" timestamp (3) with time zone,
	"worker_blocked_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "conversations_begun_by_check" CHECK ("conversations"."begun_by" in ('company', 'worker'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"company_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"words" text[] NOT NULL,
	"sent_digest" text,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_company_id_conversation_id_seq_pk" PRIMARY KEY("company_id","conversation_id","seq"),
	CONSTRAINT "messages_side_check" CHECK ("messages"."side" in ('company', 'worker'))
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quick_replies_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "talk_companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"standing" text NOT NULL,
	"logo_url" text,
	"closed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_companies_standing_check" CHECK ("talk_companies"."standing" in ('unregistered', 'registered', 'represented'))
);
--> statement-breakpoint
CREATE TABLE "talk_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reporter_uid" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"messages" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	CONSTRAINT "talk_reports_side_check" CHECK ("talk_reports"."side" in ('company', 'worker')),
	CONSTRAINT "talk_reports_reason_check" CHECK ("talk_reports"."reason" in ('money', 'documents', 'harassment', 'not_a_job', 'other')),
	CONSTRAINT "talk_reports_state_check" CHECK ("talk_reports"."state" in ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "talk_rights" (
	"company_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"title" text NOT NULL,
	"work_type" text,
	"invited_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_rights_company_id_worker_id_job_post_id_pk" PRIMARY KEY("company_id","worker_id","job_post_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_rights" ADD CONSTRAINT "talk_rights_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair_key" ON "conversations" USING btree ("company_id","worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_worker_key" ON "conversations" USING btree ("worker_id","id");--> statement-breakpoint
CREATE INDEX "conversations_company_updated_idx" ON "conversations" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_worker_updated_idx" ON "conversations" USING btree ("worker_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_company_changed_idx" ON "conversations" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "conversations_worker_changed_idx" ON "conversations" USING btree ("worker_id","changed_at");--> statement-breakpoint
CREATE INDEX "conversations_updated_at_idx" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_id_key" ON "messages" USING btree ("company_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_words_idx" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "messages_company_changed_idx" ON "messages" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "messages_worker_changed_idx" ON "messages" USING btree ("worker_id","changed_at");--> statement-breakpoint
CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_uid");--> statement-breakpoint
CREATE INDEX "talk_reports_open_idx" ON "talk_reports" USING btree ("created_at") WHERE "talk_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "talk_reports_decided_at_idx" ON "talk_reports" USING btree ("decided_at") WHERE "talk_reports"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "talk_reports_conversation_idx" ON "talk_reports" USING btree ("company_id","conversation_id");--> statement-breakpoint
CREATE INDEX "talk_reports_worker_idx" ON "talk_reports" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "talk_reports_reporter_idx" ON "talk_reports" USING btree ("reporter_uid");--> statement-breakpoint
CREATE INDEX "talk_rights_post_idx" ON "talk_rights" USING btree ("company_id","job_post_id");--> statement-breakpoint
CREATE INDEX "talk_rights_worker_idx" ON "talk_rights" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "talk_rights_until_idx" ON "talk_rights" USING btree ("until");--> statement-breakpoint
-- Who may talk depends on these tables; whoever has a conversation open is told (docs/decisions/0112).
CREATE FUNCTION tell_talk_right() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('partim_talk', json_build_object('of', 'right', 'companyId', pair.company_id, 'workerId', pair.worker_id)::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER talk_rights_tell_talk AFTER INSERT OR UPDATE OR DELETE ON "talk_rights"
FOR EACH ROW EXECUTE FUNCTION tell_talk_right();--> statement-breakpoint
CREATE TRIGGER applicants_tell_talk AFTER INSERT OR UPDATE OR DELETE ON "applicants"
FOR EACH ROW EXECUTE FUNCTION tell_talk_right();--> statement-breakpoint
CREATE TRIGGER unlocks_tell_talk AFTER INSERT OR UPDATE OF "state", "until" OR DELETE ON "unlocks"
FOR EACH ROW EXECUTE FUNCTION tell_talk_right();--> statement-breakpoint
CREATE TRIGGER blocked_companies_tell_talk AFTER INSERT OR DELETE ON "blocked_companies"
FOR EACH ROW EXECUTE FUNCTION tell_talk_right();--> statement-breakpoint
CREATE TABLE "talk_notices" (
	"company_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"news_id" uuid NOT NULL,
	"up_to" integer NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talk_notices_company_id_conversation_id_side_pk" PRIMARY KEY("company_id","conversation_id","side"),
	CONSTRAINT "talk_notices_side_check" CHECK ("talk_notices"."side" in ('company', 'worker'))
);
--> statement-breakpoint
ALTER TABLE "talk_notices" ADD CONSTRAINT "talk_notices_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"holder" text NOT NULL,
	"holder_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"company_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	CONSTRAINT "interview_slots_holder_holder_id_at_pk" PRIMARY KEY("holder","holder_id","at"),
	CONSTRAINT "interview_slots_holder_check" CHECK ("interview_slots"."holder" in ('worker', 'host'))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"host_uid" text NOT NULL,
	"job_post_id" uuid,
	"job_post_title" text,
	"job_post_work_type" text,
	"state" text DEFAULT 'proposed' NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"note" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"asked_reason" text DEFAULT '' NOT NULL,
	"outcome_note" text DEFAULT '' NOT NULL,
	"decision" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	"link_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "interviews_state_check" CHECK ("interviews"."state" in ('proposed', 'accepted', 'reschedule_requested', 'completed', 'no_show', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "interviews_kind_check" CHECK ("interviews"."kind" in ('video', 'phone', 'on_site')),
	CONSTRAINT "interviews_decision_check" CHECK ("interviews"."decision" in ('fits', 'undecided', 'refused')),
	CONSTRAINT "interviews_agreed_check" CHECK ("interviews"."state" <> 'accepted' or "interviews"."starts_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slots_interview_idx" ON "interview_slots" USING btree ("company_id","interview_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_live_key" ON "interviews" USING btree ("company_id","worker_id") WHERE "interviews"."state" in ('proposed', 'accepted', 'reschedule_requested');--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_worker_key" ON "interviews" USING btree ("worker_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_link_key" ON "interviews" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "interviews_waiting_idx" ON "interviews" USING btree ("expires_at") WHERE "interviews"."state" in ('proposed', 'reschedule_requested');--> statement-breakpoint
CREATE INDEX "interviews_coming_idx" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "interviews_updated_at_idx" ON "interviews" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "interviews_host_idx" ON "interviews" USING btree ("host_uid");--> statement-breakpoint
CREATE TABLE "message_files" (
	"object_name" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"uid" text NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	"removal_began_at" timestamp with time zone,
	CONSTRAINT "message_files_side_check" CHECK ("message_files"."side" in ('company', 'worker'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
CREATE INDEX "message_files_unused_since_idx" ON "message_files" USING btree ("unused_since") WHERE "message_files"."unused_since" is not null;--> statement-breakpoint
-- A file goes with the message that carries it, however that goes (docs/decisions/0121).
CREATE FUNCTION release_message_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.attachment->>'objectName' IS NOT DISTINCT FROM OLD.attachment->>'objectName' THEN
    RETURN NULL;
  END IF;
  UPDATE message_files SET unused_since = to_timestamp(0)
  WHERE object_name = OLD.attachment->>'objectName' AND removal_began_at IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_release_file AFTER UPDATE OF "attachment" OR DELETE ON "messages"
FOR EACH ROW WHEN (OLD.attachment ? 'objectName') EXECUTE FUNCTION release_message_file();
