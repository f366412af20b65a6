import * as z from 'zod/mini';

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** An address one can write to: a local part of at most 64 signs without quotes, and a domain with a dot in it (§5). */
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, 'i');

/** An e-mail address, without the blanks around it; `empty` is the message for an empty field, `wrong` for all else. */
export const emailField = (empty: string, wrong: string) =>
  z.string(empty).check(
    // Trimming would remove a line break, which nobody types.
    z.regex(/^\P{Cc}*$/u, { error: wrong, abort: true }),
    z.trim(),
    // `abort`, so that an empty field has one message alone.
    z.minLength(1, { error: empty, abort: true }),
    z.maxLength(254, { error: wrong, abort: true }),
    z.regex(ADDRESS, wrong),
  );
