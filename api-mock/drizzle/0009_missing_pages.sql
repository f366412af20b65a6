CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missing_pages_last_at" ON "missing_pages" USING btree ("last_at");