/** The placeholder of the sealed text in a message. */
export const SECRET_PLACEHOLDER = '{sealed}';

/** The message with the text in its placeholders. */
export function fill(body: unknown, sealed: string): unknown {
  if (typeof body === 'string') return body.replaceAll(SECRET_PLACEHOLDER, sealed);
  if (Array.isArray(body)) return body.map((item) => fill(item, sealed));
  if (body !== null && typeof body === 'object') {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, fill(value, sealed)]));
  }
  return body;
}

/** Whether the message has a placeholder. */
export const hasPlaceholder = (body: unknown): boolean => JSON.stringify(body)?.includes(SECRET_PLACEHOLDER) ?? false;

/** The message as it may be shown before, or without, its delivery. */
export const fillMasked = (body: unknown): unknown => fill(body, '••••');
