DROP INDEX "leads_next_at";--> statement-breakpoint
CREATE INDEX "leads_next_at_desc" ON "leads" USING btree ("next_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_next_at" ON "leads" USING btree ("next_at","id");