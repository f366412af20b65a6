const EMAIL = /[^\s@<>"']+@([^\s@<>"']+)/g;
// Digits of their own: those inside an id or a time are no phone's.
const PHONE = /(?<![\w.-])\+?\d[\d ]{5,14}(\d{4})(?![\w-])/g;
const HIDDEN = '••••';
const NAMES = new Set(['name', 'firstName', 'lastName']);

/** A text with what could be a phone or an e-mail address cut down to its end. */
export const maskText = (text: string): string => text.replace(EMAIL, `${HIDDEN}@$1`).replace(PHONE, `${HIDDEN}$1`);

/** A message as staff may read it: without names, phones and e-mail addresses in full. */
export function maskBody(body: unknown): unknown {
  if (typeof body === 'string') return maskText(body);
  if (Array.isArray(body)) return body.map(maskBody);
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, NAMES.has(key) ? HIDDEN : maskBody(value)]),
  );
}
