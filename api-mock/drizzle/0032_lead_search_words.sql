DROP INDEX "leads_search";--> statement-breakpoint
DROP INDEX "leads_stage";--> statement-breakpoint
DROP INDEX "leads_interest";--> statement-breakpoint
DROP INDEX "leads_media";--> statement-breakpoint
DROP INDEX "leads_campaign";--> statement-breakpoint
DROP INDEX "leads_sales_stage";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (lead_words(name, email, interest, phone)) STORED;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("words");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_interest" ON "leads" USING btree ("interest","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_media" ON "leads" USING btree ("media","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" USING btree ("campaign","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_sales_stage" ON "leads" USING btree ("sales_stage","created_at","id");