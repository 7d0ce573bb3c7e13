CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" smallint NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reported_nicknames" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reported_nicknames_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"nickname_key" text NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"target_id" integer NOT NULL,
	"target_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"network" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"categories" jsonb NOT NULL,
	"writers" text DEFAULT 'member' NOT NULL,
	"readers" text,
	"photos" boolean DEFAULT true NOT NULL,
	"places" boolean DEFAULT true NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "boards_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer NOT NULL,
	"anonymous" boolean NOT NULL,
	"mention_id" integer,
	"text" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"based_on" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"way" text NOT NULL,
	"sign" boolean DEFAULT false NOT NULL,
	"photos" jsonb NOT NULL,
	"word" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "suggestions_state" CHECK ("suggestions"."state" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "suggestions_way" CHECK ("suggestions"."way" in ('visited', 'phoned', 'official'))
);
--> statement-breakpoint
CREATE TABLE "place_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"way" text NOT NULL,
	"checked_on" date NOT NULL,
	"note" text NOT NULL,
	"sign" boolean NOT NULL,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_figures_figure_day_pk" PRIMARY KEY("figure","day")
);
--> statement-breakpoint
CREATE TABLE "dogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"chosen" integer,
	"name" text NOT NULL,
	"breed" text,
	"weight_hg" integer NOT NULL,
	"size" text NOT NULL,
	"restricted" boolean NOT NULL,
	"guide" boolean NOT NULL,
	"birthday" text,
	"sex" text,
	"neutered" boolean,
	"registration_number" text,
	"vaccinations" jsonb NOT NULL,
	"traits" text[] NOT NULL,
	"note" text NOT NULL,
	"photo_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dogs_chosen" UNIQUE("user_id","chosen"),
	CONSTRAINT "dogs_size" CHECK ("dogs"."size" in ('small', 'medium', 'large')),
	CONSTRAINT "dogs_sex" CHECK ("dogs"."sex" in ('female', 'male')),
	CONSTRAINT "dogs_registration_number" CHECK ("dogs"."registration_number" ~ '^[0-9]{15}$')
);
--> statement-breakpoint
CREATE TABLE "editings" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "editings_kind_target_id_pk" PRIMARY KEY("kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "entry_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"visited_on" date NOT NULL,
	"dog_id" integer DEFAULT 0 NOT NULL,
	"dog" jsonb,
	"word" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"sign" boolean DEFAULT false NOT NULL,
	"agrees" boolean,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_reports_once" UNIQUE("user_id","place_id","dog_id","visited_on"),
	CONSTRAINT "entry_reports_outcome" CHECK ("entry_reports"."outcome" in ('admitted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_author_id_key_pk" PRIMARY KEY("author_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"line" integer,
	"address" text,
	"source" text,
	"source_key" text,
	"place_id" integer,
	"fields" jsonb NOT NULL,
	"kept" jsonb NOT NULL,
	"reason" text,
	"detail" text,
	"taken" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_effects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_effects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"place_id" integer,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"digest" text NOT NULL,
	"fields" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"outcome" text,
	"remaining" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_id" integer,
	"asked_by_id" integer,
	"files" jsonb NOT NULL,
	"stage" text NOT NULL,
	"state" text NOT NULL,
	"active" boolean,
	"whole" boolean DEFAULT false NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"failure" text,
	"check" jsonb,
	"report" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "like_list_items" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"list_id" integer NOT NULL,
	CONSTRAINT "like_list_items_user_id_kind_target_id_list_id_pk" PRIMARY KEY("user_id","kind","target_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "like_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "like_lists_name" UNIQUE("user_id","name"),
	CONSTRAINT "like_lists_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"role" text,
	"days" integer,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"by_id" integer NOT NULL,
	"decided_by_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "member_acts_state" CHECK ("member_acts"."state" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "mentors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"topics" text[] NOT NULL,
	"introduction" text NOT NULL,
	"accepting" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mentors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "mentor_presences" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"doing" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentor_presences_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mentor_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentor_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asker_id" integer NOT NULL,
	"wanted_id" integer,
	"taken_by_id" integer,
	"state" text DEFAULT 'asked' NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"topic" text NOT NULL,
	"dog" jsonb,
	"place_id" integer,
	"photos" jsonb NOT NULL,
	"publish" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"answer" text,
	"answer_html" text,
	"answer_publish" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_edited_at" timestamp with time zone,
	"answer_minutes" integer,
	"stars" smallint,
	"rating_text" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"grams" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "mentor_questions_state" CHECK ("mentor_questions"."state" in ('asked', 'taken', 'answered', 'rated')),
	CONSTRAINT "mentor_questions_taken" CHECK (("mentor_questions"."state" = 'asked') = ("mentor_questions"."taken_by_id" is null)),
	CONSTRAINT "mentor_questions_answer" CHECK (("mentor_questions"."state" in ('answered', 'rated')) = ("mentor_questions"."answer" is not null)),
	CONSTRAINT "mentor_questions_rated" CHECK (("mentor_questions"."state" = 'rated') = ("mentor_questions"."stars" is not null)),
	CONSTRAINT "mentor_questions_stars" CHECK ("mentor_questions"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "mentor_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentor_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"grams" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"level" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mutes_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "mutes_level" CHECK ("mutes"."level" in ('muted', 'blocked')),
	CONSTRAINT "mutes_other" CHECK ("mutes"."user_id" <> "mutes"."other_id")
);
--> statement-breakpoint
CREATE TABLE "notice_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"html" text NOT NULL,
	"pinned" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"grams" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_broadcasts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_up_to" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "notification_broadcasts_event" UNIQUE("event","subject_id"),
	CONSTRAINT "notification_broadcasts_kind" CHECK ("notification_broadcasts"."event" in ('published', 'changed'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"off" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	CONSTRAINT "notification_settings_quiet" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_until" is null)),
	CONSTRAINT "notification_settings_span" CHECK ("notification_settings"."quiet_from" <> "notification_settings"."quiet_until")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"actor_id" integer,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_event" UNIQUE("user_id","event","subject","subject_id","since")
);
--> statement-breakpoint
CREATE TABLE "post_texts" (
	"id" integer PRIMARY KEY NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"grams" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" integer NOT NULL,
	"reader" text NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "post_views_post_id_reader_pk" PRIMARY KEY("post_id","reader")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board_id" integer NOT NULL,
	"category" text,
	"user_id" integer NOT NULL,
	"anonymous" boolean NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"photos" jsonb NOT NULL,
	"place_id" integer,
	"dog_id" integer,
	"dog" jsonb,
	"show_dog_name" boolean NOT NULL,
	"entry_id" integer,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"group_key" text,
	"address" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"rules" text NOT NULL,
	"way" text NOT NULL,
	"phone" text NOT NULL,
	"homepage" text NOT NULL,
	"photos" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"place_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "place_proposals_state" CHECK ("place_proposals"."state" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "place_proposals_way" CHECK ("place_proposals"."way" in ('visited', 'phoned', 'official')),
	CONSTRAINT "place_proposals_position" CHECK (("place_proposals"."lat" is null) = ("place_proposals"."lng" is null))
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"decision_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "appeals_decision_id_unique" UNIQUE("decision_id"),
	CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" in ('accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "case_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"by_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"holds" text[]
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"owner_id" integer,
	"shown" jsonb,
	"decided_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "reports_user_id_kind_target_id_pk" PRIMARY KEY("user_id","kind","target_id"),
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('review', 'post', 'comment', 'entry', 'nickname', 'photo')),
	CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"visited_on" date NOT NULL,
	"dog_id" integer,
	"dog_name" text,
	"dog_breed" text,
	"dog_breed_key" text,
	"dog_hg" smallint,
	"dog_size" text,
	"show_dog_name" boolean NOT NULL,
	"tags" text[] NOT NULL,
	"photos" jsonb NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_visit" UNIQUE("user_id","place_id","visited_on"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_dog" CHECK (("reviews"."dog_hg" is null) = ("reviews"."dog_size" is null))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" integer NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "list_views_name" UNIQUE("by_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_kind";--> statement-breakpoint
DROP INDEX "likes_latest";--> statement-breakpoint
DROP INDEX "likes_target";--> statement-breakpoint
ALTER TABLE "place_sources" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "place_sources" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ALTER COLUMN "photo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ALTER COLUMN "position" SET DEFAULT 9999;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_photo" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place_sources" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "place_sources" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "photos_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "open_special" "int4multirange";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "open_rules" jsonb;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "found" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "slot" text DEFAULT 'main-banner' NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "screens" text[] DEFAULT '{"home"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_nicknames" ADD CONSTRAINT "reported_nicknames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_mention_id_users_id_fk" FOREIGN KEY ("mention_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_checks" ADD CONSTRAINT "place_checks_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editings" ADD CONSTRAINT "editings_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_reports" ADD CONSTRAINT "entry_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_reports" ADD CONSTRAINT "entry_reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_effects" ADD CONSTRAINT "import_effects_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_list_items" ADD CONSTRAINT "like_list_items_like" FOREIGN KEY ("user_id","kind","target_id") REFERENCES "public"."likes"("user_id","kind","target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_list_items" ADD CONSTRAINT "like_list_items_list" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."like_lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_lists" ADD CONSTRAINT "like_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_acts" ADD CONSTRAINT "member_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_presences" ADD CONSTRAINT "mentor_presences_question_id_mentor_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."mentor_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_presences" ADD CONSTRAINT "mentor_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_questions" ADD CONSTRAINT "mentor_questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_questions" ADD CONSTRAINT "mentor_questions_wanted_id_users_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_questions" ADD CONSTRAINT "mentor_questions_taken_by_id_users_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_questions" ADD CONSTRAINT "mentor_questions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_replies" ADD CONSTRAINT "mentor_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_id_posts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_entry_id_entry_reports_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_proposals" ADD CONSTRAINT "place_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_proposals" ADD CONSTRAINT "place_proposals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_in_force" ON "consents" USING btree ("user_id","document","version") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_nicknames_once" ON "reported_nicknames" USING btree ("user_id","nickname");--> statement-breakpoint
CREATE INDEX "reported_nicknames_hidden" ON "reported_nicknames" USING btree ("nickname_key") WHERE "reported_nicknames"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_log" ON "audit_events" USING btree ("at","id") WHERE not (kind = 'place' and action in ('run', 'revert'));--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_liked" ON "comments" USING btree ("post_id","like_count","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "comments_all" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comments_mention" ON "comments" USING btree ("mention_id");--> statement-breakpoint
CREATE INDEX "suggestions_user" ON "suggestions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "suggestions_pending" ON "suggestions" USING btree ("place_id") WHERE "suggestions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "place_checks_place" ON "place_checks" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "dogs_user" ON "dogs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "editings_until" ON "editings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "entry_reports_place" ON "entry_reports" USING btree ("place_id","visited_on","id");--> statement-breakpoint
CREATE INDEX "entry_reports_created" ON "entry_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "entry_reports_conflicts" ON "entry_reports" USING btree ("created_at") WHERE not "entry_reports"."agrees";--> statement-breakpoint
CREATE INDEX "entry_reports_user" ON "entry_reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_changes_kind" ON "import_changes" USING btree ("run_id","kind","id");--> statement-breakpoint
CREATE INDEX "import_changes_run" ON "import_changes" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "import_effects_run" ON "import_effects" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "import_effects_place" ON "import_effects" USING btree ("place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_active" ON "import_runs" USING btree ("active");--> statement-breakpoint
CREATE INDEX "import_runs_state" ON "import_runs" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "like_list_items_of_list" ON "like_list_items" USING btree ("user_id","list_id");--> statement-breakpoint
CREATE INDEX "member_acts_user" ON "member_acts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "member_acts_waiting" ON "member_acts" USING btree ("created_at") WHERE "member_acts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mentor_presences_seen" ON "mentor_presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "mentor_questions_asker" ON "mentor_questions" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "mentor_questions_taker" ON "mentor_questions" USING btree ("taken_by_id","state","id");--> statement-breakpoint
CREATE INDEX "mentor_questions_waiting" ON "mentor_questions" USING btree ("id") WHERE "mentor_questions"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "mentor_questions_published" ON "mentor_questions" USING btree ("id") WHERE "mentor_questions"."publish" and "mentor_questions"."answer_publish";--> statement-breakpoint
CREATE INDEX "mentor_questions_grams" ON "mentor_questions" USING gin ("grams") WHERE "mentor_questions"."publish" and "mentor_questions"."answer_publish";--> statement-breakpoint
CREATE INDEX "mentor_replies_user" ON "mentor_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mutes_of_other" ON "mutes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "notice_files_unused" ON "notice_files" USING btree ("used","created_at");--> statement-breakpoint
CREATE INDEX "notices_published" ON "notices" USING btree ("pinned","published_at","id");--> statement-breakpoint
CREATE INDEX "notices_grams" ON "notices" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "notification_broadcasts_due" ON "notification_broadcasts" USING btree ("id") WHERE "notification_broadcasts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "post_texts_grams" ON "post_texts" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "post_views_new" ON "post_views" USING btree ("post_id") WHERE not "post_views"."counted";--> statement-breakpoint
CREATE INDEX "posts_board" ON "posts" USING btree ("board_id","id");--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("board_id","category","id");--> statement-breakpoint
CREATE INDEX "posts_hot" ON "posts" USING btree ("hot","id") WHERE "posts"."hot" > 0;--> statement-breakpoint
CREATE INDEX "posts_board_hot" ON "posts" USING btree ("board_id","hot","id") WHERE "posts"."hot" > 0;--> statement-breakpoint
CREATE INDEX "posts_category_hot" ON "posts" USING btree ("board_id","category","hot","id") WHERE "posts"."hot" > 0;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "posts_place" ON "posts" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "posts_dog" ON "posts" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "posts_entry" ON "posts" USING btree ("entry_id") WHERE "posts"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_created" ON "posts" USING btree ("created_at","board_id");--> statement-breakpoint
CREATE INDEX "place_proposals_user" ON "place_proposals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "place_proposals_state_id" ON "place_proposals" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "place_proposals_place" ON "place_proposals" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "appeals_owner" ON "appeals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("created_at") WHERE "appeals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "case_decisions_held" ON "case_decisions" USING btree ("created_at") WHERE "case_decisions"."holds" is not null;--> statement-breakpoint
CREATE INDEX "case_decisions_target" ON "case_decisions" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "case_decisions_owner" ON "case_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "reports_latest" ON "reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "reports_owner" ON "reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("place_id","helpful_count","id");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_dog_id" ON "reviews" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("place_id","stars");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("list");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_merged_into_places_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD CONSTRAINT "social_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "likes_liked_at" ON "likes" USING btree ("liked_at");--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "places_created" ON "places" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "places_updated" ON "places" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "places_listed" ON "places" USING btree ("group_key","sido","verified_day","status") WHERE "places"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "places_unshown" ON "places" USING btree ("status","id") WHERE "places"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "places_binned" ON "places" USING btree ("deleted_at") WHERE "places"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "places_merged" ON "places" USING btree ("merged_into") WHERE "places"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "places_edited" ON "places" USING btree (cardinality("edited_fields"),"id");--> statement-breakpoint
CREATE INDEX "likes_target" ON "likes" USING btree ("kind","target_id","liked_at");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_kind" CHECK ("likes"."kind" in ('place', 'review', 'post', 'comment'));--> statement-breakpoint
-- Sizes in doubt (docs/decisions/0600), for places stored before they were told apart from refused ones: three bits above those of the admitted sizes.
UPDATE "places" AS p SET "fit_sizes" = (
  SELECT array_agg((day.sizes | ((coalesce(told.perhaps, 7) & ~day.sizes & 7) << 3))::smallint ORDER BY day.n)
  FROM unnest(p."fit_sizes") WITH ORDINALITY AS day (sizes, n)
  LEFT JOIN LATERAL (
    SELECT bit_and((
      SELECT sum(CASE size WHEN 'small' THEN 1 WHEN 'medium' THEN 2 ELSE 4 END)::int FROM jsonb_array_elements_text(l -> 'sizes') AS size
    )) AS perhaps
    FROM jsonb_array_elements(d."policy" -> 'limits') AS l
    WHERE jsonb_typeof(l -> 'weight') = 'null' AND jsonb_typeof(l -> 'sizes') = 'array' AND l -> 'sizes' <> '[]'
      AND (jsonb_typeof(l -> 'days') = 'null' OR l -> 'days' @> to_jsonb(day.n - 1))
  ) AS told ON true
)
FROM "place_details" AS d
WHERE d."place_id" = p."id" AND EXISTS (
  SELECT 1 FROM jsonb_array_elements(d."policy" -> 'limits') AS l
  WHERE jsonb_typeof(l -> 'weight') = 'object' AND jsonb_typeof(l -> 'sizes') = 'array' AND l -> 'sizes' <> '[]'
);
--> statement-breakpoint
-- Photos that something had (docs/decisions/1090): what is unused for longer than a form is kept open.
UPDATE "photos" SET "released" = true WHERE NOT "used" AND NOT "private" AND "created_at" < now() - interval '1 day';