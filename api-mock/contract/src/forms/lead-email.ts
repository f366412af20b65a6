import * as z from 'zod/mini';

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A local part of at most 64 characters without quotes, and a domain with a dot (§5). */
const ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, 'i');

/** An e-mail address, trimmed; `empty` is the message for an empty field, `wrong` for any other error. */
export const emailField = (empty: string, wrong: string) =>
  z.string(empty).check(
    // Before trimming, which would hide a line break.
    z.regex(/^\P{Cc}*$/u, { error: wrong, abort: true }),
    z.trim(),
    z.minLength(1, { error: empty, abort: true }),
    z.maxLength(254, { error: wrong, abort: true }),
    z.regex(ADDRESS, wrong),
  );
