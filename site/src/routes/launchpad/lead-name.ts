import type { UserLeadData } from '@prospectus/contract';

/** First name in the readable cookie; one that cannot be read counts as absent (§8). */
export function leadName(cookie: string | undefined): string | undefined {
  if (cookie === undefined) return undefined;
  try {
    const { name } = JSON.parse(decodeURIComponent(cookie)) as Partial<UserLeadData>;
    return typeof name === 'string' ? name.trim().split(/\s+/)[0] || undefined : undefined;
  } catch {
    return undefined;
  }
}
