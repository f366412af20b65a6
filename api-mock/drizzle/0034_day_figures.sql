CREATE TABLE "changed_days" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"page" bigint DEFAULT 0 NOT NULL,
	"opened" bigint DEFAULT 0 NOT NULL,
	"phone" bigint DEFAULT 0 NOT NULL,
	"details" integer DEFAULT 0 NOT NULL,
	"code" integer DEFAULT 0 NOT NULL,
	"verified" integer DEFAULT 0 NOT NULL,
	"erp" integer DEFAULT 0 NOT NULL,
	"stage" integer DEFAULT 0 NOT NULL,
	"called" integer DEFAULT 0 NOT NULL,
	"first_call_s" double precision,
	CONSTRAINT "day_figures_kind_day_value_pk" PRIMARY KEY("kind","day","value")
);
--> statement-breakpoint
CREATE FUNCTION "note_days_of_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changed_days SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM changed_leads;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "leads_days_added" AFTER INSERT ON "leads" REFERENCING NEW TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_leads"();
--> statement-breakpoint
CREATE TRIGGER "leads_days_removed" AFTER DELETE ON "leads" REFERENCING OLD TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_leads"();
--> statement-breakpoint
CREATE FUNCTION "note_days_of_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changed_days SELECT (old.created_at AT TIME ZONE 'Asia/Kolkata')::date
		UNION SELECT (new.created_at AT TIME ZONE 'Asia/Kolkata')::date;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Of what the dashboard counts alone: a score or an owner changes no figure.
CREATE TRIGGER "leads_days_changed" AFTER UPDATE ON "leads" FOR EACH ROW
	WHEN (
		(old.created_at, old.merged_into, old.interest, old.sales_stage, old.page, old.visit_source, old.campaign, old.device,
			old.stage, old.verified_at, old.erp_id, old.first_call_at)
		IS DISTINCT FROM
		(new.created_at, new.merged_into, new.interest, new.sales_stage, new.page, new.visit_source, new.campaign, new.device,
			new.stage, new.verified_at, new.erp_id, new.first_call_at)
	)
	EXECUTE FUNCTION "note_days_of_lead"();
--> statement-breakpoint
CREATE FUNCTION "note_days_of_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changed_days SELECT DISTINCT day FROM changed_counts;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "event_counts_days_added" AFTER INSERT ON "event_counts" REFERENCING NEW TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();
--> statement-breakpoint
CREATE TRIGGER "event_counts_days_changed" AFTER UPDATE ON "event_counts" REFERENCING NEW TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();
--> statement-breakpoint
CREATE TRIGGER "event_counts_days_removed" AFTER DELETE ON "event_counts" REFERENCING OLD TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();
--> statement-breakpoint
INSERT INTO "changed_days" SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM "leads"
	UNION SELECT DISTINCT day FROM "event_counts";
