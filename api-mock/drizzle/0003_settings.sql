-- Stages, reasons and office hours are settings. What staff chose goes along; the rest has the defaults of a new installation.
UPDATE "documents" SET
	"published" = "published" || jsonb_build_object('stages', "fields" -> 'stages', 'reasons', "fields" -> 'reasons'),
	"draft" = "draft" || jsonb_build_object('stages', "fields" -> 'stages', 'reasons', "fields" -> 'reasons')
FROM "lead_stages" WHERE "resource" = 'settings';
--> statement-breakpoint
DROP TABLE "lead_stages";
--> statement-breakpoint
WITH "written" AS (
	SELECT regexp_match(lower("published" ->> 'office_hours'),
		'^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:to|–|-)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*[,:]?\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)\s*(?:to|–|-)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)$') AS "m"
	FROM "documents" WHERE "resource" = 'university-info'
), "hours" AS (
	SELECT jsonb_build_object(
		'office_first_day', (strpos('montuewedthufrisatsun', "m"[1]) + 2) / 3,
		'office_last_day', (strpos('montuewedthufrisatsun', "m"[2]) + 2) / 3,
		'office_opens', to_char(("m"[3]::int % 12) + CASE "m"[5] WHEN 'pm' THEN 12 ELSE 0 END, 'FM00') || ':' || coalesce("m"[4], '00'),
		'office_closes', to_char(("m"[6]::int % 12) + CASE "m"[8] WHEN 'pm' THEN 12 ELSE 0 END, 'FM00') || ':' || coalesce("m"[7], '00')
	) AS "set" FROM "written" WHERE "m" IS NOT NULL
)
UPDATE "documents" SET "published" = "published" || "set", "draft" = "draft" || "set" FROM "hours" WHERE "resource" = 'settings';
--> statement-breakpoint
UPDATE "documents" SET "published" = "published" - 'office_hours', "draft" = "draft" - 'office_hours' WHERE "resource" = 'university-info';
