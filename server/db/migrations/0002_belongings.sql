CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" smallint NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
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
CREATE TABLE "entry_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"visited_on" date NOT NULL,
	"dog_id" integer DEFAULT 0 NOT NULL,
	"dog" jsonb,
	"word" text NOT NULL,
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
	"published_at" timestamp with time zone NOT NULL
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
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	CONSTRAINT "reports_user_id_kind_target_id_pk" PRIMARY KEY("user_id","kind","target_id"),
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('review'))
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
CREATE TABLE "known_devices" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_kind";--> statement-breakpoint
DROP INDEX "likes_latest";--> statement-breakpoint
ALTER TABLE "place_sources" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "place_sources" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
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
ALTER TABLE "photos" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "open_special" "int4multirange";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "open_rules" jsonb;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_checks" ADD CONSTRAINT "place_checks_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_reports" ADD CONSTRAINT "entry_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_reports" ADD CONSTRAINT "entry_reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_list_items" ADD CONSTRAINT "like_list_items_like" FOREIGN KEY ("user_id","kind","target_id") REFERENCES "public"."likes"("user_id","kind","target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_list_items" ADD CONSTRAINT "like_list_items_list" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."like_lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_lists" ADD CONSTRAINT "like_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_acts" ADD CONSTRAINT "member_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_in_force" ON "consents" USING btree ("user_id","document","version") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "suggestions_user" ON "suggestions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "suggestions_pending" ON "suggestions" USING btree ("place_id") WHERE "suggestions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "place_checks_place" ON "place_checks" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "dogs_user" ON "dogs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entry_reports_place" ON "entry_reports" USING btree ("place_id","visited_on","id");--> statement-breakpoint
CREATE INDEX "entry_reports_user" ON "entry_reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "like_list_items_of_list" ON "like_list_items" USING btree ("user_id","list_id");--> statement-breakpoint
CREATE INDEX "member_acts_user" ON "member_acts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "member_acts_waiting" ON "member_acts" USING btree ("created_at") WHERE "member_acts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_published" ON "notices" USING btree ("pinned","published_at","id");--> statement-breakpoint
CREATE INDEX "case_decisions_target" ON "case_decisions" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "case_decisions_owner" ON "case_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "reports_latest" ON "reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "reports_owner" ON "reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("place_id","helpful_count","id");--> statement-breakpoint
CREATE INDEX "reviews_dog_id" ON "reviews" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("place_id","stars");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "social_tickets" ADD CONSTRAINT "social_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "places_updated" ON "places" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "places_unshown" ON "places" USING btree ("status","id") WHERE "places"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "places_binned" ON "places" USING btree ("deleted_at") WHERE "places"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "places_edited" ON "places" USING btree ("id") WHERE cardinality("places"."edited_fields") > 0;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_kind" CHECK ("likes"."kind" in ('place', 'review'));