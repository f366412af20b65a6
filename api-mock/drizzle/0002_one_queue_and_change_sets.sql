-- Columns of the list of leads are called by their fields, in saved views too.
UPDATE "lead_views" SET "columns" = (
	SELECT jsonb_agg(coalesce(
		'{"interest": "area_of_interest", "phone": "mobile", "next": "next_at", "came": "last_enquiry_at", "source": "media",
			"created": "created_at", "delivery": "delivery_state", "enquiries": "enquiry_count"}'::jsonb ->> "name", "name"
	) ORDER BY "place")
	FROM jsonb_array_elements_text("columns") WITH ORDINALITY AS "named" ("name", "place")
) WHERE jsonb_typeof("columns") = 'array' AND "columns" <> '[]';
--> statement-breakpoint
-- The outbox is the queue itself: each message has its next attempt, and no job elsewhere. One that had a job is due now.
DROP INDEX "outbox_to_relay";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "relayed",
	ADD COLUMN "next_attempt_at" timestamp with time zone,
	ADD COLUMN "receiver" text NOT NULL GENERATED ALWAYS AS (case channel when 'webhooks' then 'webhooks:' || subject else channel end) STORED;
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE status in ('queued', 'failed');
--> statement-breakpoint
CREATE TABLE "outbox_receivers" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"down_since" timestamp with time zone,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "outbox_receivers" ("name", "failures", "last_error", "down_since", "next_try_at")
	SELECT "channel", "failures", "last_error", "opened_at", "next_try_at" FROM "channel_circuits";
--> statement-breakpoint
INSERT INTO "outbox_receivers" ("name", "paused_at") SELECT "channel", "paused_at" FROM "paused_channels"
	ON CONFLICT ("name") DO UPDATE SET "paused_at" = excluded."paused_at";
--> statement-breakpoint
DROP TABLE "channel_circuits", "paused_channels";
--> statement-breakpoint
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
--> statement-breakpoint
CREATE TABLE "change_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"entries" jsonb NOT NULL,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE INDEX "change_sets_at" ON "change_sets" USING btree ("at");
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "by", "at", "entries", "undone_by")
	SELECT "id", "kind", 'live-lectures', "actor", "at", '[]', "undone_by" FROM "lecture_changes";
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "by", "at", "entries", "undone_by")
	SELECT "id", 'import', "resource", "by", "at", "entries", CASE WHEN "undone_at" IS NOT NULL THEN "id" END FROM "imports"
	ON CONFLICT ("id") DO UPDATE SET "undone_by" = coalesce("change_sets"."undone_by", excluded."undone_by");
--> statement-breakpoint
DROP TABLE "imports";
--> statement-breakpoint
DROP TABLE "lecture_changes";
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "change_set" uuid;
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "at", "entries")
	SELECT "releases"."id", 'release', 'releases', coalesce("published_at", "updated_at"),
		jsonb_agg(jsonb_build_object('id', "document_id", 'version', 0, 'before', "before", 'after', "after"))
	FROM "releases" JOIN "release_items" ON "release_id" = "releases"."id" AND "after" IS NOT NULL
	WHERE "state" = 'published' GROUP BY "releases"."id";
--> statement-breakpoint
UPDATE "releases" SET "change_set" = "id" WHERE "state" = 'published';
--> statement-breakpoint
ALTER TABLE "release_items" DROP COLUMN "before";
--> statement-breakpoint
ALTER TABLE "release_items" DROP COLUMN "after";
