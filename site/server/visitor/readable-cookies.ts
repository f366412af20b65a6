import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';

import { cookieValue, type LeadSession } from './lead-session.ts';

/**
 * `Set-Cookie` lines that make the readable cookies agree with the signed session. They serve the interface alone:
 * they are removed for unverified visitors, and a verified one gets the id again; undefined where nothing is to change.
 */
export function readableCookieUpdates(
  cookies: string | undefined,
  session: LeadSession,
  secure: boolean,
  onBroken: () => void = () => {},
): string[] | undefined {
  if (!cookies && session.kind === 'unverified') return undefined;
  const of = (name: string) => cookieValue(cookies ?? '', name);
  const end = secure ? '; Path=/; SameSite=Lax; Secure' : '; Path=/; SameSite=Lax';
  const clear = (name: string) => `${name}=; Max-Age=0${end}`;
  const lines: string[] = [];
  if (session.kind === 'unverified') {
    for (const name of [COOKIE.isUserVerified, COOKIE.userLeadData, COOKIE.leadSession])
      if (of(name) !== undefined) lines.push(clear(name));
  } else {
    if (of(COOKIE.isUserVerified) !== session.leadId)
      lines.push(`${COOKIE.isUserVerified}=${session.leadId}; Max-Age=${COOKIE_MAX_AGE.lead}${end}`);
    const data = of(COOKIE.userLeadData);
    // A cookie with another lead's data, or with unreadable data, is cleared (§8).
    if (data !== undefined && leadIdIn(data, onBroken) !== session.leadId) lines.push(clear(COOKIE.userLeadData));
  }
  return lines.length > 0 ? lines : undefined;
}

function leadIdIn(data: string, onBroken: () => void): unknown {
  try {
    return (JSON.parse(decodeURIComponent(data)) as { id?: unknown } | null)?.id;
  } catch {
    onBroken();
    return undefined;
  }
}
