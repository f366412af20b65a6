CREATE TABLE "lead_figure_changes" (
	"sign" smallint NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"interest" text NOT NULL,
	"sales_stage" text NOT NULL,
	"page" text,
	"visit_source" text,
	"campaign" text NOT NULL,
	"device" text,
	"stage" text NOT NULL,
	"verified_at" timestamp with time zone,
	"erp_id" text,
	"first_call_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "lead_figure_changes_day" ON "lead_figure_changes" USING btree ("day");
--> statement-breakpoint
DROP TRIGGER "leads_days_added" ON "leads";
--> statement-breakpoint
DROP TRIGGER "leads_days_removed" ON "leads";
--> statement-breakpoint
DROP TRIGGER "leads_days_changed" ON "leads";
--> statement-breakpoint
DROP FUNCTION "note_days_of_leads"();
--> statement-breakpoint
DROP FUNCTION "note_days_of_lead"();
--> statement-breakpoint
-- Its argument is the sign: leads of a statement that are added (1) or removed (-1).
CREATE FUNCTION "note_figures_of_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_figure_changes
		SELECT tg_argv[0]::smallint, (created_at AT TIME ZONE 'Asia/Kolkata')::date, created_at, interest, sales_stage, page,
			visit_source, campaign, device, stage, verified_at, CASE WHEN erp_id IS NOT NULL THEN '' END, first_call_at
		FROM changed_leads WHERE merged_into IS NULL;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "leads_figures_added" AFTER INSERT ON "leads" REFERENCING NEW TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_figures_of_leads"('1');
--> statement-breakpoint
CREATE TRIGGER "leads_figures_removed" AFTER DELETE ON "leads" REFERENCING OLD TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_figures_of_leads"('-1');
--> statement-breakpoint
CREATE FUNCTION "note_figures_of_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_figure_changes
		SELECT sign, (created_at AT TIME ZONE 'Asia/Kolkata')::date, created_at, interest, sales_stage, page,
			visit_source, campaign, device, stage, verified_at, CASE WHEN erp_id IS NOT NULL THEN '' END, first_call_at
		FROM (SELECT -1 AS sign, old.* UNION ALL SELECT 1, new.*) AS changed WHERE merged_into IS NULL;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Of what the dashboard counts alone: a score or an owner changes no figure.
CREATE TRIGGER "leads_figures_changed" AFTER UPDATE ON "leads" FOR EACH ROW
	WHEN (
		(old.created_at, old.merged_into, old.interest, old.sales_stage, old.page, old.visit_source, old.campaign, old.device,
			old.stage, old.verified_at, old.erp_id, old.first_call_at)
		IS DISTINCT FROM
		(new.created_at, new.merged_into, new.interest, new.sales_stage, new.page, new.visit_source, new.campaign, new.device,
			new.stage, new.verified_at, new.erp_id, new.first_call_at)
	)
	EXECUTE FUNCTION "note_figures_of_lead"();
--> statement-breakpoint
-- All that is there is counted once more, the new way.
DELETE FROM "day_figures";
--> statement-breakpoint
INSERT INTO "lead_figure_changes"
	SELECT 1, (created_at AT TIME ZONE 'Asia/Kolkata')::date, created_at, interest, sales_stage, page,
		visit_source, campaign, device, stage, verified_at, CASE WHEN erp_id IS NOT NULL THEN '' END, first_call_at
	FROM "leads" WHERE merged_into IS NULL;
--> statement-breakpoint
INSERT INTO "changed_days" SELECT DISTINCT day FROM "event_counts";
