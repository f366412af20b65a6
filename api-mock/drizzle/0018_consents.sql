CREATE TABLE "lead_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"how" text NOT NULL,
	"channels" text[] NOT NULL,
	"notice_version" text NOT NULL,
	"under_18" boolean DEFAULT false NOT NULL,
	"guardian_name" text,
	CONSTRAINT "lead_consents_how_known" CHECK ("lead_consents"."how" in ('form', 'my-enquiry', 'withdrawal'))
);
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_type_known";--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "page_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "agreed_channels" text[];--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "under_18" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_consents_lead" ON "lead_consents" USING btree ("lead_id","id");--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_type_known" CHECK ("lead_events"."type" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated', 'enquired', 'revisited', 'released', 'call_asked', 'consented', 'withdrawn'));