ALTER TABLE "leads" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_visit_source_known" CHECK ("leads"."visit_source" in ('direct', 'search', 'social', 'message', 'referral', 'campaign', 'website'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_device_known" CHECK ("leads"."device" in ('phone', 'tablet', 'desktop'));--> statement-breakpoint
UPDATE "leads" SET "first_call_at" = called.at FROM (
  SELECT "lead_id", min("at") AS at FROM "lead_events" WHERE "type" = 'noted' AND "data" ? 'outcome' GROUP BY "lead_id") AS called
WHERE called."lead_id" = "leads"."id";--> statement-breakpoint
UPDATE "leads" SET "page" = CASE WHEN length(first."page") > 1 THEN rtrim(first."page", '/') ELSE first."page" END FROM (
  SELECT DISTINCT ON ("lead_id") "lead_id", "page" FROM "lead_touches" ORDER BY "lead_id", "at") AS first
WHERE first."lead_id" = "leads"."id" AND first."page" IS NOT NULL;
