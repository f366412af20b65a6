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
$$;--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"by_name" text,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text,
	"title" text DEFAULT '' NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"salt" uuid DEFAULT gen_random_uuid(),
	"details_digest" text,
	"cleared_at" timestamp with time zone,
	"seq" bigint,
	"previous_hash" text,
	"hash" text
);
--> statement-breakpoint
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
CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"props" text NOT NULL,
	"duration" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_day_name_path_source_device_props_duration_pk" PRIMARY KEY("day","name","path","source","device","props","duration"),
	CONSTRAINT "event_counts_source_known" CHECK ("event_counts"."source" in ('direct', 'search', 'social', 'message', 'referral', 'campaign', 'website')),
	CONSTRAINT "event_counts_device_known" CHECK ("event_counts"."device" in ('phone', 'tablet', 'desktop'))
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"channels" text[] NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "lead_stages" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "lead_stages_one" CHECK ("lead_stages"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "lead_turns" (
	"person" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"today" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_touches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attributed" boolean DEFAULT true NOT NULL,
	"revisit" boolean DEFAULT false NOT NULL,
	"media" text NOT NULL,
	"campaign" text NOT NULL,
	"source" text NOT NULL,
	"ref_url" text,
	"c2" text,
	"c3" text,
	"c4" text,
	"c5" text,
	"page" text,
	"page_version" text,
	"page_at" timestamp with time zone,
	"referrer_form" boolean DEFAULT false NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_channels" text[] NOT NULL,
	"agreed_channels" text[],
	"notice_version" text,
	"under_18" boolean DEFAULT false NOT NULL,
	"guardian_name" text
);
--> statement-breakpoint
CREATE TABLE "lead_enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"fingerprint" text,
	"idempotency_key" text,
	"staged" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"earlier_code" uuid,
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
	"by" uuid,
	"data" jsonb,
	CONSTRAINT "lead_events_type_known" CHECK ("lead_events"."type" in ('created', 'otp_sent', 'verified', 'erp_pushed', 'updated', 'enquired', 'revisited', 'released', 'call_asked', 'consented', 'withdrawn', 'stage_changed', 'owner_changed', 'follow_up_set', 'noted', 'channels_changed', 'revealed', 'merged', 'unmerged', 'changes_accepted', 'changes_refused'))
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
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"qualification" integer NOT NULL,
	"interest" text NOT NULL,
	"erp_id" text,
	"stage" text DEFAULT 'created' NOT NULL,
	"sales_stage" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"owner" uuid,
	"next_at" timestamp with time zone,
	"do_not_contact" text[] DEFAULT '{}' NOT NULL,
	"merged_into" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"media" text DEFAULT 'Direct' NOT NULL,
	"campaign" text DEFAULT 'Direct' NOT NULL,
	"source" text DEFAULT 'WEB' NOT NULL,
	"page" text,
	"visit_source" text,
	"device" text,
	"score" integer DEFAULT 0 NOT NULL,
	"score_rules" integer DEFAULT 0 NOT NULL,
	"scored_for" timestamp with time zone,
	"score_until" timestamp with time zone,
	"first_call_at" timestamp with time zone,
	"last_media" text DEFAULT 'Direct' NOT NULL,
	"last_campaign" text DEFAULT 'Direct' NOT NULL,
	"last_source" text DEFAULT 'WEB' NOT NULL,
	"enquiry_count" integer DEFAULT 1 NOT NULL,
	"last_enquiry_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (lead_words(name, email, interest, phone)) STORED,
	CONSTRAINT "leads_visit_source_known" CHECK ("leads"."visit_source" in ('direct', 'search', 'social', 'message', 'referral', 'campaign', 'website')),
	CONSTRAINT "leads_device_known" CHECK ("leads"."device" in ('phone', 'tablet', 'desktop')),
	CONSTRAINT "leads_sales_stage_known" CHECK ("leads"."sales_stage" in ('new', 'contacted', 'interested', 'application-started', 'documents', 'enrolled', 'lost')),
	CONSTRAINT "leads_lost_for_a_reason" CHECK (("leads"."sales_stage" = 'lost') = ("leads"."lost_reason" is not null)),
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
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_name" text NOT NULL,
	"sem_year" text NOT NULL,
	"batch" text NOT NULL,
	"spelling" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batches_lengths" CHECK (char_length("batches"."course_name") between 1 and 160
        and char_length("batches"."sem_year") between 1 and 60 and char_length("batches"."batch") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holidays_lengths" CHECK (char_length("holidays"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "lecture_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "lecture_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"series_id" uuid,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"weekdays" jsonb NOT NULL,
	"first" date NOT NULL,
	"until" date NOT NULL,
	"skip_holidays" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"updated_at" timestamp with time zone NOT NULL,
	"series_id" uuid,
	"series_day" date,
	"is_exception" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"moved_from" jsonb,
	"moved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"clash_allowed_by" uuid,
	"clash_allowed_at" timestamp with time zone,
	CONSTRAINT "live_lectures_times" CHECK ("live_lectures"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "live_lectures"."end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "live_lectures_end_after_start" CHECK (("live_lectures"."end_date", "live_lectures"."end_time" collate "C") >= ("live_lectures"."start_date", "live_lectures"."start_time" collate "C")),
	CONSTRAINT "live_lectures_lengths" CHECK (char_length("live_lectures"."course_name") between 1 and 160 and char_length("live_lectures"."subject_name") between 1 and 160
        and char_length("live_lectures"."sem_year") between 1 and 60 and char_length("live_lectures"."batch") between 1 and 60)
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
	"folder" text DEFAULT '' NOT NULL,
	"focus" jsonb,
	"crops" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"former" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_hash" CHECK ("media"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_picture_has_size" CHECK (("media"."width" is null) = ("media"."height" is null))
);
--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
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
CREATE TABLE "mock_received" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"webhook" uuid,
	"event" jsonb
);
--> statement-breakpoint
CREATE TABLE "channel_circuits" (
	"channel" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_error" text NOT NULL,
	"opened_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"wait_ms" integer NOT NULL
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
	"relayed" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"response_status" integer,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_status_known" CHECK ("outbox"."status" in ('queued', 'sent', 'failed', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "paused_channels" (
	"channel" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"claims" jsonb NOT NULL,
	"record_id" uuid,
	"by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "referral_codes" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_code" UNIQUE("code")
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
CREATE TABLE "release_items" (
	"release_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "release_items_release_id_document_id_pk" PRIMARY KEY("release_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_states" CHECK ("releases"."state" in ('open', 'published', 'undone', 'failed'))
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
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" integer,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"email_verified_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"language" text,
	"invited_role" integer
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
CREATE TABLE "staff_recovery_codes" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"inactive_reason" text,
	"sealed" text NOT NULL,
	"sealed_before" text,
	"before_until" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"scope" text NOT NULL,
	"slug" text NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "addresses_taken" PRIMARY KEY("scope","slug","built_in")
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"tags" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_words" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
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
CREATE TABLE "presences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"person" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"note" text,
	"began_at" timestamp with time zone,
	"open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "revisions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_withdrawals" ADD CONSTRAINT "lead_withdrawals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD CONSTRAINT "lead_touches_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD CONSTRAINT "lead_touches_enquiry_id_lead_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."lead_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD CONSTRAINT "lead_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_sessions" ADD CONSTRAINT "lead_sessions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_enquiry_id_lead_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."lead_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "lead_figure_changes_day" ON "lead_figure_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "lead_consents_lead" ON "lead_consents" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_views_owner" ON "lead_views" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "lead_withdrawals_lead" ON "lead_withdrawals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_withdrawals_open" ON "lead_withdrawals" USING btree ("at","id") WHERE "lead_withdrawals"."done_at" is null;--> statement-breakpoint
CREATE INDEX "lead_quarantine_created_at" ON "lead_quarantine" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_quarantine_phone" ON "lead_quarantine" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_score_rules_live" ON "lead_score_rules" USING btree ("state") WHERE "lead_score_rules"."state" <> 'past';--> statement-breakpoint
CREATE UNIQUE INDEX "lead_touches_enquiry" ON "lead_touches" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "lead_touches_lead" ON "lead_touches" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_enquiries_to_forget" ON "lead_enquiries" USING btree ("opened_at") WHERE ("lead_enquiries"."staged" <> '{}'::jsonb or "lead_enquiries"."fingerprint" is not null or "lead_enquiries"."idempotency_key" is not null);--> statement-breakpoint
CREATE INDEX "lead_enquiries_lead" ON "lead_enquiries" USING btree ("lead_id","opened_at");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_sessions_lead" ON "lead_sessions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_sessions_expires" ON "lead_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_erp_id" ON "leads" USING btree ("erp_id") WHERE "leads"."erp_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_unproved" ON "leads" USING btree ("last_enquiry_at") WHERE "leads"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_updated_at" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_last_enquiry_at" ON "leads" USING btree ("last_enquiry_at","id");--> statement-breakpoint
CREATE INDEX "leads_verified_at" ON "leads" USING btree ("verified_at","id");--> statement-breakpoint
CREATE INDEX "leads_verified_at_desc" ON "leads" USING btree ("verified_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_next_at" ON "leads" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "leads_next_at_desc" ON "leads" USING btree ("next_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_interest" ON "leads" USING btree ("interest","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_media" ON "leads" USING btree ("media","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" USING btree ("campaign","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_sales_stage" ON "leads" USING btree ("sales_stage","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner","created_at","id") WHERE "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_unassigned" ON "leads" USING btree ("created_at","id") WHERE "leads"."owner" is null and "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_not_in_erp" ON "leads" USING btree ("created_at","id") WHERE "leads"."verified_at" is not null and "leads"."erp_id" is null and "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_do_not_contact" ON "leads" USING btree ("created_at","id") WHERE "leads"."do_not_contact" <> '{}';--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("words");--> statement-breakpoint
CREATE INDEX "leads_score" ON "leads" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "leads_to_give" ON "leads" USING btree ("verified_at","id") WHERE "leads"."owner" is null and "leads"."merged_into" is null and "leads"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_to_score" ON "leads" USING btree ("id") WHERE "leads"."scored_for" is distinct from "leads"."updated_at";--> statement-breakpoint
CREATE INDEX "leads_score_rules" ON "leads" USING btree ("score_rules");--> statement-breakpoint
CREATE INDEX "leads_score_until" ON "leads" USING btree ("score_until") WHERE "leads"."score_until" is not null;--> statement-breakpoint
CREATE INDEX "otp_challenges_enquiry" ON "otp_challenges" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_phone" ON "otp_challenges" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_created_at" ON "otp_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_spelling" ON "batches" USING btree ("spelling");--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_date" ON "holidays" USING btree ("date");--> statement-breakpoint
CREATE INDEX "lecture_changes_at" ON "lecture_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lecture_events_change" ON "lecture_events" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "lecture_events_lecture" ON "lecture_events" USING btree ("lecture_id","at");--> statement-breakpoint
CREATE INDEX "live_lectures_days" ON "live_lectures" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE INDEX "live_lectures_on_days" ON "live_lectures" USING gist (daterange(start_date, end_date, '[]')) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "live_lectures_batch" ON "live_lectures" USING btree ("course_name","sem_year","batch","start_date");--> statement-breakpoint
CREATE INDEX "live_lectures_batch_name" ON "live_lectures" USING btree ("batch","start_date");--> statement-breakpoint
CREATE INDEX "live_lectures_series" ON "live_lectures" USING btree ("series_id","series_day");--> statement-breakpoint
CREATE INDEX "live_lectures_deleted" ON "live_lectures" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_deleted_at" ON "media" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "missing_pages_last_at" ON "missing_pages" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("once");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_channel" ON "outbox" USING btree ("channel","created_at");--> statement-breakpoint
CREATE INDEX "outbox_to_relay" ON "outbox" USING btree ("created_at") WHERE not "outbox"."relayed";--> statement-breakpoint
CREATE INDEX "outbox_webhook_lead" ON "outbox" USING btree (("body"->'data'->>'lead_id')) WHERE "outbox"."channel" = 'webhooks';--> statement-breakpoint
CREATE INDEX "outbox_webhook" ON "outbox" USING btree ("subject","created_at") WHERE "outbox"."channel" = 'webhooks';--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("status","created_at") WHERE "outbox"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "preview_links_record" ON "preview_links" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "preview_links_expires_at" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from");--> statement-breakpoint
CREATE INDEX "referrals_phone" ON "referrals" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "referrals_created_at" ON "referrals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "release_items_document" ON "release_items" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "releases_publish_at" ON "releases" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "retention_runs_started" ON "retention_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "retention_runs_rule" ON "retention_runs" USING btree ("rule","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_links_staff" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_expires" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "imports_at" ON "imports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "addresses_document" ON "addresses" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_words_found" ON "document_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "documents_resource_position" ON "documents" USING btree ("resource","position");--> statement-breakpoint
CREATE INDEX "documents_resource_updated" ON "documents" USING btree ("resource","updated_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_publish_at" ON "documents" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "documents_unpublish_at" ON "documents" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "presences_document" ON "presences" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "revisions_open" ON "revisions" USING btree ("at") WHERE "revisions"."open";--> statement-breakpoint
CREATE INDEX "limits_resets_at" ON "limits" USING btree ("resets_at");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is append only';
END;
$$;--> statement-breakpoint
CREATE FUNCTION "audit_details_digest"("entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(
		jsonb_build_array(entry.salt, entry.title, entry.reason, entry.before, entry.after)::text, 'UTF8')), 'hex');
$$;--> statement-breakpoint
CREATE FUNCTION "audit_hash"("previous" text, "entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.at)::text, entry.by,
		entry.by_name, entry.action, entry.resource, entry.record_id, entry.details_digest)::text, 'UTF8')), 'hex');
$$;--> statement-breakpoint
CREATE FUNCTION "begin_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.details_digest := audit_details_digest(new);
	new.seq := NULL;
	new.previous_hash := NULL;
	new.hash := NULL;
	new.cleared_at := NULL;
	RETURN new;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head audit_head;
	digest text;
BEGIN
	SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
	digest := audit_hash(head.hash, new);
	UPDATE audit_log SET seq = head.seq + 1, previous_hash = head.hash, hash = digest WHERE id = new.id;
	UPDATE audit_head SET seq = head.seq + 1, hash = digest WHERE id = 1;
	RETURN NULL;
END;
$$;--> statement-breakpoint
-- An entry changes twice at most: when it is put into the chain, and when its details are cleared.
CREATE FUNCTION "guard_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	allowed audit_log := old;
BEGIN
	IF old.hash IS NULL AND new.hash IS NOT NULL THEN
		allowed.seq := new.seq;
		allowed.previous_hash := new.previous_hash;
		allowed.hash := new.hash;
	ELSIF old.cleared_at IS NULL AND new.cleared_at IS NOT NULL THEN
		allowed.title := '';
		allowed.reason := NULL;
		allowed.before := NULL;
		allowed.after := NULL;
		allowed.salt := NULL;
		allowed.cleared_at := new.cleared_at;
	END IF;
	IF new IS DISTINCT FROM allowed THEN
		RAISE EXCEPTION 'the audit log is append only';
	END IF;
	RETURN new;
END;
$$;--> statement-breakpoint
-- What happened is not rewritten; it goes with its lead alone.
CREATE FUNCTION "refuse_lead_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events of leads are added and never changed';
END;
$$;--> statement-breakpoint
CREATE FUNCTION "note_days_of_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changed_days SELECT DISTINCT day FROM changed_counts;
	RETURN NULL;
END;
$$;--> statement-breakpoint
-- Its argument is the sign: leads of a statement that are added (1) or removed (-1).
CREATE FUNCTION "note_figures_of_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_figure_changes
		SELECT tg_argv[0]::smallint, (created_at AT TIME ZONE 'Asia/Kolkata')::date, created_at, interest, sales_stage, page,
			visit_source, campaign, device, stage, verified_at, CASE WHEN erp_id IS NOT NULL THEN '' END, first_call_at
		FROM changed_leads WHERE merged_into IS NULL;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "note_figures_of_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_figure_changes
		SELECT sign, (created_at AT TIME ZONE 'Asia/Kolkata')::date, created_at, interest, sales_stage, page,
			visit_source, campaign, device, stage, verified_at, CASE WHEN erp_id IS NOT NULL THEN '' END, first_call_at
		FROM (SELECT -1 AS sign, old.* UNION ALL SELECT 1, new.*) AS changed WHERE merged_into IS NULL;
	RETURN NULL;
END;
$$;--> statement-breakpoint
-- The chain of the audit begins with an empty entry.
INSERT INTO "audit_head" ("id", "seq", "hash") VALUES (1, 0, '');--> statement-breakpoint
CREATE TRIGGER "audit_log_begin" BEFORE INSERT ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "begin_audit_entry"();--> statement-breakpoint
-- At the commit, after every other lock of the transaction: the head is locked for a moment, and nothing waits in a circle.
CREATE CONSTRAINT TRIGGER "audit_log_chain" AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_guard" BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "guard_audit_log_change"();--> statement-breakpoint
CREATE TRIGGER "lead_events_append_only" BEFORE UPDATE ON "lead_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_lead_event_change"();--> statement-breakpoint
CREATE TRIGGER "event_counts_days_added" AFTER INSERT ON "event_counts" REFERENCING NEW TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();--> statement-breakpoint
CREATE TRIGGER "event_counts_days_changed" AFTER UPDATE ON "event_counts" REFERENCING NEW TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();--> statement-breakpoint
CREATE TRIGGER "event_counts_days_removed" AFTER DELETE ON "event_counts" REFERENCING OLD TABLE AS changed_counts
	FOR EACH STATEMENT EXECUTE FUNCTION "note_days_of_counts"();--> statement-breakpoint
CREATE TRIGGER "leads_figures_added" AFTER INSERT ON "leads" REFERENCING NEW TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_figures_of_leads"('1');--> statement-breakpoint
CREATE TRIGGER "leads_figures_removed" AFTER DELETE ON "leads" REFERENCING OLD TABLE AS changed_leads
	FOR EACH STATEMENT EXECUTE FUNCTION "note_figures_of_leads"('-1');--> statement-breakpoint
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
