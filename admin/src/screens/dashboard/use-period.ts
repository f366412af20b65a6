import { FIGURE_DAYS, FIGURE_GROUPS, type FigureGroup } from '@prospectus/contract';

import { INDIA } from '../../layout/india-time.ts';
import { useAddress } from '../../layout/use-address.ts';

const DAY_MS = 86_400_000;
const KOLKATA = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA });

/** Lengths that are offered by name. */
export const PERIODS = [7, 30, 90] as const;
const USUAL = 30;

/** The day that many days before today, in Asia/Kolkata. */
const daysAgo = (days: number): string => KOLKATA.format(new Date(Date.now() - days * DAY_MS));

/** Whether figures can be asked for of these days. */
export const isPeriod = (from: string, to: string): boolean => {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return length >= 0 && length < FIGURE_DAYS;
};

/** Which days are counted and by what, in the address: a reload and a shared link show the same. */
export function usePeriod() {
  const { get, change } = useAddress();
  const [from, to] = [get('from'), get('to')];
  const own = isPeriod(from, to);
  const length = PERIODS.find((days) => String(days) === get('days')) ?? USUAL;
  const by: FigureGroup = FIGURE_GROUPS.find((one) => one === get('by')) ?? 'page';
  return {
    query: { ...(own ? { from, to } : { from: daysAgo(length - 1), to: daysAgo(0) }), by },
    /** Undefined where the days are the person's own. */
    length: own ? undefined : length,
    choose: (days: number) => change({ days: String(days), from: undefined, to: undefined }),
    chooseOwn: (first: string, last: string) => change({ from: first, to: last, days: undefined }),
    chooseGroup: (group: string) => change({ by: group }),
  };
}
export type Period = ReturnType<typeof usePeriod>;
