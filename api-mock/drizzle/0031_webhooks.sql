CREATE TABLE "mock_received" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"webhook" uuid,
	"event" jsonb
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"inactive_reason" text,
	"sealed" text NOT NULL,
	"sealed_before" text,
	"before_until" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "response_status" integer;--> statement-breakpoint
CREATE INDEX "outbox_webhook_lead" ON "outbox" USING btree (("body"->'data'->>'lead_id')) WHERE "outbox"."channel" = 'webhooks';--> statement-breakpoint
CREATE INDEX "outbox_webhook" ON "outbox" USING btree ("subject","created_at") WHERE "outbox"."channel" = 'webhooks';