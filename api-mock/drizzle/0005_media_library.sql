ALTER TABLE "media" DROP CONSTRAINT "media_picture_has_words";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "crops" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "former" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "media_deleted_at" ON "media" USING btree ("deleted_at");