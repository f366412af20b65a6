CREATE TABLE "paused_channels" (
	"channel" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
