-- The form in which texts are compared by a search; `searchForm` of the contract does the same.
CREATE FUNCTION "search_form"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	plain text;
BEGIN
	IF octet_length(given) = char_length(given) THEN
		RETURN lower(given);
	END IF;
	-- Accents, and marks that are not seen.
	plain := regexp_replace(
		normalize(given, NFKD),
		'[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'
	);
	-- Letters that are also written as another one with a virama, and a joiner after it.
	plain := replace(replace(replace(replace(replace(replace(replace(plain, 'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്'), 'ৎ', 'ত্');
	RETURN lower(translate(
		-- Marks that something stood between are now beside each other, and have an order.
		normalize(plain, NFKD),
		'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
		repeat('0123456789', 13)
	));
END;
$$;
--> statement-breakpoint
DROP INDEX "leads_search";
--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "words";
--> statement-breakpoint
-- The words of a lead, for its search: those of name, e-mail and course, and the phone, whole and by its last digits.
CREATE OR REPLACE FUNCTION "lead_words"(name text, email text, interest text, phone text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
	RETURN array_to_tsvector(array_remove(
		regexp_split_to_array(
			search_form(concat_ws(' ', name, email, interest, phone, right(phone, 4), right(phone, 5), right(phone, 6))),
			'[\s@.,:;_+()/"''\\-]+'
		),
		''
	));
END;
$$;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (lead_words(name, email, interest, phone)) STORED;
--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("words");
--> statement-breakpoint
-- The words of documents are split by the API, which indexes at its start what has none.
DELETE FROM "document_words";
