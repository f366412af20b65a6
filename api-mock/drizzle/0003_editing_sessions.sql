ALTER TABLE "revisions" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "revisions_open" ON "revisions" USING btree ("at") WHERE "revisions"."open";