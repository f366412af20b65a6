ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_type_known";--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "by" uuid;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sales_stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "do_not_contact" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_sales_stage" ON "leads" USING btree ("sales_stage","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_unassigned" ON "leads" USING btree ("created_at","id") WHERE "leads"."owner" is null and "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_next_at" ON "leads" USING btree ("next_at","id") WHERE "leads"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_not_in_erp" ON "leads" USING btree ("created_at","id") WHERE "leads"."verified_at" is not null and "leads"."erp_id" is null;--> statement-breakpoint
CREATE INDEX "leads_do_not_contact" ON "leads" USING btree ("created_at","id") WHERE "leads"."do_not_contact" <> '{}';--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_type_known" CHECK ("lead_events"."type" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated', 'enquired', 'revisited', 'released', 'call_asked', 'consented', 'withdrawn', 'stage_changed', 'owner_changed', 'follow_up_set', 'noted', 'channels_changed', 'revealed', 'merged', 'unmerged'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_sales_stage_known" CHECK ("leads"."sales_stage" in ('new', 'contacted', 'interested', 'application-started', 'documents', 'enrolled', 'lost'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_lost_for_a_reason" CHECK (("leads"."sales_stage" = 'lost') = ("leads"."lost_reason" is not null));
--> statement-breakpoint
-- What happened is not rewritten; it goes with its lead alone.
CREATE FUNCTION "refuse_lead_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events of leads are added and never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "lead_events_append_only" BEFORE UPDATE ON "lead_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_lead_event_change"();
