CREATE TABLE "lead_assignment" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"since" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "lead_assignment_one" CHECK ("lead_assignment"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "lead_score_rules" (
	"number" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"live_at" timestamp with time zone,
	CONSTRAINT "lead_score_rules_state" CHECK ("lead_score_rules"."state" in ('draft', 'live', 'past'))
);
--> statement-breakpoint
CREATE TABLE "lead_turns" (
	"person" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"today" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "score_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "scored_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "score_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_score_rules_live" ON "lead_score_rules" USING btree ("state") WHERE "lead_score_rules"."state" <> 'past';--> statement-breakpoint
CREATE INDEX "leads_score" ON "leads" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "leads_to_give" ON "leads" USING btree ("verified_at","id") WHERE "leads"."owner" is null and "leads"."merged_into" is null and "leads"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_to_score" ON "leads" USING btree ("id") WHERE "leads"."scored_for" is distinct from "leads"."updated_at";--> statement-breakpoint
CREATE INDEX "leads_score_rules" ON "leads" USING btree ("score_rules");--> statement-breakpoint
CREATE INDEX "leads_score_until" ON "leads" USING btree ("score_until") WHERE "leads"."score_until" is not null;