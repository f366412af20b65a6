CREATE TABLE "addresses" (
	"scope" text NOT NULL,
	"slug" text NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "addresses_taken" PRIMARY KEY("scope","slug")
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"position" integer NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "revisions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "lead_enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"fingerprint" text,
	"idempotency_key" text,
	"staged" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "lead_enquiries_idempotency" UNIQUE("lead_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_events_type_known" CHECK ("lead_events"."type" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated'))
);
--> statement-breakpoint
CREATE TABLE "lead_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_touches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"media" text NOT NULL,
	"campaign" text NOT NULL,
	"source" text NOT NULL,
	"ref_url" text,
	"c2" text,
	"c3" text,
	"c4" text,
	"c5" text,
	"page" text,
	"referrer_form" boolean DEFAULT false NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_channels" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"qualification" integer NOT NULL,
	"interest" text NOT NULL,
	"erp_id" text,
	"stage" text DEFAULT 'created' NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_phone_shape" CHECK ("leads"."phone" ~ '^([6-9][0-9]{9}|\+[1-9][0-9]{6,14})$'),
	CONSTRAINT "leads_qualification_known" CHECK ("leads"."qualification" between 1 and 4),
	CONSTRAINT "leads_stage_known" CHECK ("leads"."stage" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated'))
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "otp_challenges_tries_bounded" CHECK ("otp_challenges"."tries" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "live_lectures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_name" text NOT NULL,
	"sem_year" text NOT NULL,
	"batch" text NOT NULL,
	"subject_name" text NOT NULL,
	"start_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_date" date NOT NULL,
	"end_time" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_faults" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"status" integer,
	"latency_ms" integer,
	"rate" double precision,
	"times_left" integer
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"recipient" text NOT NULL,
	"body" jsonb NOT NULL,
	"sealed" text,
	"once" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_status_known" CHECK ("outbox"."status" in ('queued', 'sent', 'failed', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD CONSTRAINT "lead_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_sessions" ADD CONSTRAINT "lead_sessions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD CONSTRAINT "lead_touches_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD CONSTRAINT "lead_touches_enquiry_id_lead_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."lead_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_enquiry_id_lead_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."lead_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_document" ON "addresses" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "documents_resource_position" ON "documents" USING btree ("resource","position");--> statement-breakpoint
CREATE INDEX "lead_enquiries_lead" ON "lead_enquiries" USING btree ("lead_id","opened_at");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_sessions_lead" ON "lead_sessions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_sessions_expires" ON "lead_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_touches_enquiry" ON "lead_touches" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "lead_touches_lead" ON "lead_touches" USING btree ("lead_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_erp_id" ON "leads" USING btree ("erp_id");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_enquiry" ON "otp_challenges" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_phone" ON "otp_challenges" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "live_lectures_days" ON "live_lectures" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("once");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_channel" ON "outbox" USING btree ("channel","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limits_resets_at" ON "limits" USING btree ("resets_at");