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
