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
