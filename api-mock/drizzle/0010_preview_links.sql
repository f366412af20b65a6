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
CREATE INDEX "preview_links_record" ON "preview_links" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "preview_links_expires_at" ON "preview_links" USING btree ("expires_at");