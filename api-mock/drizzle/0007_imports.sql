CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "imports_at" ON "imports" USING btree ("at");