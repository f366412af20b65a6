CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_name" text NOT NULL,
	"sem_year" text NOT NULL,
	"batch" text NOT NULL,
	"spelling" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batches_lengths" CHECK (char_length("batches"."course_name") between 1 and 160
        and char_length("batches"."sem_year") between 1 and 60 and char_length("batches"."batch") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holidays_lengths" CHECK (char_length("holidays"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "lecture_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "lecture_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"series_id" uuid,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"weekdays" jsonb NOT NULL,
	"first" date NOT NULL,
	"until" date NOT NULL,
	"skip_holidays" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "series_day" date;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "is_exception" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "clash_allowed_by" uuid;--> statement-breakpoint
ALTER TABLE "live_lectures" ADD COLUMN "clash_allowed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_spelling" ON "batches" USING btree ("spelling");--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_date" ON "holidays" USING btree ("date");--> statement-breakpoint
CREATE INDEX "lecture_changes_at" ON "lecture_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lecture_events_change" ON "lecture_events" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "lecture_events_lecture" ON "lecture_events" USING btree ("lecture_id","at");--> statement-breakpoint
CREATE INDEX "live_lectures_batch" ON "live_lectures" USING btree ("course_name","sem_year","batch","start_date");--> statement-breakpoint
CREATE INDEX "live_lectures_series" ON "live_lectures" USING btree ("series_id","series_day");--> statement-breakpoint
CREATE INDEX "live_lectures_deleted" ON "live_lectures" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
INSERT INTO "batches" ("id", "course_name", "sem_year", "batch", "spelling", "version", "created_at", "updated_at")
SELECT gen_random_uuid(), min(course_name), min(sem_year), min(batch), spelling, 1, now(), now() FROM (
  SELECT course_name, sem_year, batch, lower(concat_ws(chr(10), regexp_replace(btrim(course_name), '\s+', ' ', 'g'), regexp_replace(btrim(sem_year), '\s+', ' ', 'g'), regexp_replace(btrim(batch), '\s+', ' ', 'g'))) AS spelling FROM "live_lectures"
) AS known GROUP BY spelling;
