ALTER TABLE "staff" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "language" text;