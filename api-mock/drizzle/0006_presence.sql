CREATE TABLE "presences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"person" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "presences_document" ON "presences" USING btree ("document_id");