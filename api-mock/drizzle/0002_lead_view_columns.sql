-- Columns of the list of leads are called by their fields, in saved views too.
UPDATE "lead_views" SET "columns" = (
	SELECT jsonb_agg(coalesce(
		'{"interest": "area_of_interest", "phone": "mobile", "next": "next_at", "came": "last_enquiry_at", "source": "media",
			"created": "created_at", "delivery": "delivery_state", "enquiries": "enquiry_count"}'::jsonb ->> "name", "name"
	) ORDER BY "place")
	FROM jsonb_array_elements_text("columns") WITH ORDINALITY AS "named" ("name", "place")
) WHERE jsonb_typeof("columns") = 'array' AND "columns" <> '[]';
