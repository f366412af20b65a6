/** Stands in a message where the sealed text goes. */
export const GAP = '{sealed}';

/** The message with what was sealed in its gaps. */
export function fill(body: unknown, sealed: string): unknown {
  if (typeof body === 'string') return body.replaceAll(GAP, sealed);
  if (Array.isArray(body)) return body.map((item) => fill(item, sealed));
  if (body !== null && typeof body === 'object') {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, fill(value, sealed)]));
  }
  return body;
}

/** Whether the message waits for something sealed. */
export const hasGap = (body: unknown): boolean => JSON.stringify(body)?.includes(GAP) ?? false;

/** The message as it may be shown before, or without, its delivery. */
export const fillMasked = (body: unknown): unknown => fill(body, '••••');
