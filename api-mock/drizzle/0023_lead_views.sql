CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"filter" jsonb NOT NULL,
	"sort" jsonb NOT NULL,
	"columns" jsonb,
	"show" text NOT NULL,
	"shared" boolean NOT NULL,
	"owner" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_views_show_known" CHECK ("lead_views"."show" in ('list', 'board'))
);
--> statement-breakpoint
CREATE INDEX "lead_views_owner" ON "lead_views" USING btree ("owner");