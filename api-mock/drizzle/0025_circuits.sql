CREATE TABLE "channel_circuits" (
	"channel" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_error" text NOT NULL,
	"opened_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"wait_ms" integer NOT NULL
);
