import { CALENDAR } from '@prospectus/contract/constants';
import { useSyncExternalStore } from 'react';

/** The reader's own time zone, where its clocks do not show Indian time today; unknown to the server. */
export const useOtherZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => other,
    () => undefined,
  );

const never = () => () => undefined;
const offset = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeZoneName: 'longOffset' }).format(Date.now()).split(' ').at(-1);

function otherZone(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return offset(timeZone) === offset(CALENDAR.timeZone) ? undefined : timeZone;
}

const other = otherZone();
