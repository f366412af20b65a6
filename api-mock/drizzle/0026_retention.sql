CREATE TABLE "lead_withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"name" text PRIMARY KEY NOT NULL,
	"on" boolean NOT NULL,
	"days" integer NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"day" date,
	"days" integer NOT NULL,
	"by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"erased" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"more" boolean DEFAULT false NOT NULL,
	CONSTRAINT "retention_runs_day" UNIQUE("rule","day")
);
--> statement-breakpoint
ALTER TABLE "lead_withdrawals" ADD CONSTRAINT "lead_withdrawals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_withdrawals_lead" ON "lead_withdrawals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_withdrawals_open" ON "lead_withdrawals" USING btree ("at","id") WHERE "lead_withdrawals"."done_at" is null;--> statement-breakpoint
CREATE INDEX "retention_runs_started" ON "retention_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "retention_runs_rule" ON "retention_runs" USING btree ("rule","started_at");--> statement-breakpoint
-- People who withdrew before there was a queue are in it too.
INSERT INTO "lead_withdrawals" ("id", "lead_id", "at") SELECT gen_random_uuid(), "id", "withdrawn_at" FROM "leads" WHERE "withdrawn_at" IS NOT NULL;
