-- Lists of the desk are counted by their index alone: it has what every list asks for besides its own condition.
DROP INDEX "leads_created_at", "leads_next_at", "leads_stage", "leads_interest", "leads_media",
	"leads_campaign", "leads_sales_stage", "leads_do_not_contact";--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" ("created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_next_at" ON "leads" ("next_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" ("stage", "created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_interest" ON "leads" ("interest", "created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_media" ON "leads" ("media", "created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" ("campaign", "created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_sales_stage" ON "leads" ("sales_stage", "created_at", "id") INCLUDE ("merged_into", "owner");--> statement-breakpoint
CREATE INDEX "leads_do_not_contact" ON "leads" ("created_at", "id") INCLUDE ("merged_into", "owner", "do_not_contact")
	WHERE "do_not_contact" <> '{}';
