CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "details_digest" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE FUNCTION "audit_details_digest"("entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(
		jsonb_build_array(entry.salt, entry.title, entry.reason, entry.before, entry.after)::text, 'UTF8')), 'hex');
$$;
--> statement-breakpoint
CREATE FUNCTION "audit_hash"("previous" text, "entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.at)::text, entry.by,
		entry.by_name, entry.action, entry.resource, entry.record_id, entry.details_digest)::text, 'UTF8')), 'hex');
$$;
--> statement-breakpoint
DROP TRIGGER "audit_log_append_only" ON "audit_log";
--> statement-breakpoint
-- What was written before the chain is put into it in its order.
INSERT INTO "audit_head" ("id", "seq", "hash") VALUES (1, 0, '');
--> statement-breakpoint
DO $$
DECLARE
	found audit_log;
	head audit_head;
BEGIN
	SELECT * INTO head FROM audit_head;
	FOR found IN SELECT * FROM audit_log ORDER BY at, id LOOP
		found.details_digest := audit_details_digest(found);
		found.hash := audit_hash(head.hash, found);
		UPDATE audit_log SET seq = head.seq + 1, details_digest = found.details_digest, previous_hash = head.hash,
			hash = found.hash WHERE id = found.id;
		head.seq := head.seq + 1;
		head.hash := found.hash;
	END LOOP;
	UPDATE audit_head SET seq = head.seq, hash = head.hash;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "begin_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.details_digest := audit_details_digest(new);
	new.seq := NULL;
	new.previous_hash := NULL;
	new.hash := NULL;
	new.cleared_at := NULL;
	RETURN new;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_begin" BEFORE INSERT ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "begin_audit_entry"();
--> statement-breakpoint
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head audit_head;
	digest text;
BEGIN
	SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
	digest := audit_hash(head.hash, new);
	UPDATE audit_log SET seq = head.seq + 1, previous_hash = head.hash, hash = digest WHERE id = new.id;
	UPDATE audit_head SET seq = head.seq + 1, hash = digest WHERE id = 1;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
-- At the commit, after every other lock of the transaction: the head is locked for a moment, and nothing waits in a circle.
CREATE CONSTRAINT TRIGGER "audit_log_chain" AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();
--> statement-breakpoint
-- An entry changes twice at most: when it is put into the chain, and when its details are cleared.
CREATE FUNCTION "guard_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	allowed audit_log := old;
BEGIN
	IF old.hash IS NULL AND new.hash IS NOT NULL THEN
		allowed.seq := new.seq;
		allowed.previous_hash := new.previous_hash;
		allowed.hash := new.hash;
	ELSIF old.cleared_at IS NULL AND new.cleared_at IS NOT NULL THEN
		allowed.title := '';
		allowed.reason := NULL;
		allowed.before := NULL;
		allowed.after := NULL;
		allowed.salt := NULL;
		allowed.cleared_at := new.cleared_at;
	END IF;
	IF new IS DISTINCT FROM allowed THEN
		RAISE EXCEPTION 'the audit log is append only';
	END IF;
	RETURN new;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_guard" BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "guard_audit_log_change"();
