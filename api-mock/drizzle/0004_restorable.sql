-- pg_restore runs with an empty search path, and computes the generated words of every lead.
ALTER FUNCTION "lead_words"(text, text, text, text) SET search_path = public, pg_temp;
