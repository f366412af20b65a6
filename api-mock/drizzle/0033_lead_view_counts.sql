DROP INDEX "leads_erp_id";--> statement-breakpoint
DROP INDEX "leads_owner";--> statement-breakpoint
DROP INDEX "leads_not_in_erp";--> statement-breakpoint
CREATE UNIQUE INDEX "leads_erp_id" ON "leads" USING btree ("erp_id") WHERE "leads"."erp_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner","created_at","id") WHERE "leads"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "leads_not_in_erp" ON "leads" USING btree ("created_at","id") WHERE "leads"."verified_at" is not null and "leads"."erp_id" is null and "leads"."merged_into" is null;