CREATE TABLE "change_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"entries" jsonb NOT NULL,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE INDEX "change_sets_at" ON "change_sets" USING btree ("at");
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "by", "at", "entries", "undone_by")
	SELECT "id", "kind", 'live-lectures', "actor", "at", '[]', "undone_by" FROM "lecture_changes";
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "by", "at", "entries", "undone_by")
	SELECT "id", 'import', "resource", "by", "at", "entries", CASE WHEN "undone_at" IS NOT NULL THEN "id" END FROM "imports"
	ON CONFLICT ("id") DO UPDATE SET "undone_by" = coalesce("change_sets"."undone_by", excluded."undone_by");
--> statement-breakpoint
DROP TABLE "imports";
--> statement-breakpoint
DROP TABLE "lecture_changes";
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "change_set" uuid;
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "resource", "at", "entries")
	SELECT "releases"."id", 'release', 'releases', coalesce("published_at", "updated_at"),
		jsonb_agg(jsonb_build_object('id', "document_id", 'version', 0, 'before', "before", 'after', "after"))
	FROM "releases" JOIN "release_items" ON "release_id" = "releases"."id" AND "after" IS NOT NULL
	WHERE "state" = 'published' GROUP BY "releases"."id";
--> statement-breakpoint
UPDATE "releases" SET "change_set" = "id" WHERE "state" = 'published';
--> statement-breakpoint
ALTER TABLE "release_items" DROP COLUMN "before";
--> statement-breakpoint
ALTER TABLE "release_items" DROP COLUMN "after";
