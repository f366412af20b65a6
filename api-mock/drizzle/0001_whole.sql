CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"by_name" text,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text,
	"title" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "document_words" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"channels" text[] NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_quarantine" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"reasons" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"touch" jsonb NOT NULL,
	"codes_at" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"lead_id" uuid
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_hash" CHECK ("media"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_picture_has_words" CHECK ("media"."width" is null or "media"."decorative" or "media"."alt" <> ''),
	CONSTRAINT "media_picture_has_size" CHECK (("media"."width" is null) = ("media"."height" is null))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_lead_phone" UNIQUE("lead_id","phone")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_from_is_a_path" CHECK ("redirects"."from" like '/%' and char_length("redirects"."from") <= 300),
	CONSTRAINT "redirects_lead_elsewhere" CHECK ("redirects"."from" <> "redirects"."to"),
	CONSTRAINT "redirects_lengths" CHECK (char_length("redirects"."to") <= 500 and char_length("redirects"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_type_known";--> statement-breakpoint
ALTER TABLE "otp_challenges" DROP CONSTRAINT "otp_challenges_lead_id_leads_id_fk";
--> statement-breakpoint
DROP INDEX "leads_created_at";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "attributed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "revisit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "page_version" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "media" text DEFAULT 'Direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "campaign" text DEFAULT 'Direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_media" text DEFAULT 'Direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_campaign" text DEFAULT 'Direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_source" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "enquiry_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_enquiry_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "relayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by");--> statement-breakpoint
CREATE INDEX "document_words_found" ON "document_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "lead_quarantine_created_at" ON "lead_quarantine" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_quarantine_phone" ON "lead_quarantine" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "referrals_phone" ON "referrals" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "referrals_created_at" ON "referrals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from");--> statement-breakpoint
CREATE INDEX "staff_links_staff" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_expires" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "documents_publish_at" ON "documents" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "documents_unpublish_at" ON "documents" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "lead_enquiries_to_forget" ON "lead_enquiries" USING btree ("opened_at") WHERE ("lead_enquiries"."staged" <> '{}'::jsonb or "lead_enquiries"."fingerprint" is not null or "lead_enquiries"."idempotency_key" is not null);--> statement-breakpoint
CREATE INDEX "leads_unproved" ON "leads" USING btree ("last_enquiry_at") WHERE "leads"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "leads_updated_at" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_last_enquiry_at" ON "leads" USING btree ("last_enquiry_at","id");--> statement-breakpoint
CREATE INDEX "leads_verified_at" ON "leads" USING btree ("verified_at","id");--> statement-breakpoint
CREATE INDEX "leads_verified_at_desc" ON "leads" USING btree ("verified_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "leads_interest" ON "leads" USING btree ("interest","id");--> statement-breakpoint
CREATE INDEX "leads_media" ON "leads" USING btree ("media","id");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" USING btree ("campaign","id");--> statement-breakpoint
CREATE INDEX "otp_challenges_created_at" ON "otp_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_to_relay" ON "outbox" USING btree ("created_at") WHERE not "outbox"."relayed";--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("status","created_at") WHERE "outbox"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT "addresses_taken";
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_taken" PRIMARY KEY("scope","slug","built_in");--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_type_known" CHECK ("lead_events"."type" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated', 'enquired', 'revisited', 'released'));--> statement-breakpoint
ALTER TABLE "live_lectures" ADD CONSTRAINT "live_lectures_times" CHECK ("live_lectures"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "live_lectures"."end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "live_lectures" ADD CONSTRAINT "live_lectures_end_after_start" CHECK (("live_lectures"."end_date", "live_lectures"."end_time" collate "C") >= ("live_lectures"."start_date", "live_lectures"."start_time" collate "C"));--> statement-breakpoint
ALTER TABLE "live_lectures" ADD CONSTRAINT "live_lectures_lengths" CHECK (char_length("live_lectures"."course_name") between 1 and 160 and char_length("live_lectures"."subject_name") between 1 and 160
        and char_length("live_lectures"."sem_year") between 1 and 60 and char_length("live_lectures"."batch") between 1 and 60);
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is append only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();
--> statement-breakpoint
-- Who had a role before addresses were proved had been given it by an admin who knew them.
UPDATE "staff" SET "email_verified_at" = "created_at" WHERE "role" IS NOT NULL;

--> statement-breakpoint
UPDATE "addresses" SET "built_in" = true FROM "documents"
	WHERE "documents"."id" = "addresses"."document_id" AND "documents"."published"->>'origin' = 'built-in';
--> statement-breakpoint
-- What was there before the search had words of its own is found by all its texts until it is saved again.
INSERT INTO "document_words" ("document_id", "words")
	SELECT "id", jsonb_to_tsvector('simple', coalesce("draft", "published"), '["string"]') FROM "documents";

--> statement-breakpoint
-- The words of a lead, for its search: those of name, e-mail and course, and the phone, whole and by its last digits.
create function lead_words(name text, email text, interest text, phone text) returns tsvector
language plpgsql immutable parallel safe as $$
begin
  return array_to_tsvector(array_remove(
    regexp_split_to_array(
      lower(concat_ws(' ', name, email, interest, phone, right(phone, 4), right(phone, 5), right(phone, 6))),
      '[\s@.,:;_+()/"-]+'
    ),
    ''
  ));
end
$$;
--> statement-breakpoint
create index leads_search on leads using gin (lead_words(name, email, interest, phone));
--> statement-breakpoint
-- Leads that were there before their origin was repeated beside them.
update leads set
  media = first.media, campaign = first.campaign, source = first.source
from (select distinct on (lead_id) lead_id, media, campaign, source from lead_touches order by lead_id, at, id) as first
where first.lead_id = leads.id;
--> statement-breakpoint
update leads set
  last_media = last.media, last_campaign = last.campaign, last_source = last.source, last_enquiry_at = last.at,
  enquiry_count = last.enquiries
from (
  select distinct on (lead_id) lead_id, media, campaign, source, at, count(*) over (partition by lead_id)::int as enquiries
  from lead_touches order by lead_id, at desc, id desc
) as last
where last.lead_id = leads.id;

--> statement-breakpoint
-- What was written before there was a relay has its job.
update outbox set relayed = true;
