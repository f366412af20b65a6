import { DEVICE_NAMES, DEVICES, type FigureGroup, VISIT_SOURCE_NAMES, VISIT_SOURCES } from '@prospectus/contract';
import type { FigureTile } from '@prospectus/design-system/chart';

import { useLanguage } from '../../texts/language-context.ts';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const MINUTE = 60;
const HOUR = 3_600;
const DAY_S = 86_400;

/** Figures, times and days in the person's language. */
export function useFigureTexts() {
  const { text, locale, contractText } = useLanguage();
  const count = (value: number): string => value.toLocaleString(locale);
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : (part / whole).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const time = (seconds: number | null): string => {
    if (seconds === null) return '–';
    const said = (amount: number, digits = 0) => amount.toLocaleString(locale, { maximumFractionDigits: digits });
    if (seconds < 90) return text('figures.seconds', { count: said(seconds) });
    if (seconds < 90 * MINUTE) return text('figures.minutes', { count: said(seconds / MINUTE) });
    if (seconds < 2 * DAY_S) return text('figures.hours', { count: said(seconds / HOUR, 1) });
    return text('figures.wholeDays', { count: said(seconds / DAY_S, 1) });
  };
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const day = (one: string): string => dateOf(one).toLocaleDateString(locale, DAY);
  const days = ({ from, to }: { from: string; to: string }): string =>
    from === to
      ? dateOf(from).toLocaleDateString(locale, { ...DAY, year: 'numeric' })
      : new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }).formatRange(dateOf(from), dateOf(to));
  const wayOf = (now: number, before: number) => (now > before ? 'up' : now < before ? 'down' : 'same');
  return {
    count,
    share,
    time,
    day,
    days,
    change: (now: number, before: number): FigureTile['change'] => {
      const way = wayOf(now, before);
      if (way === 'same') return { way, text: text('figures.same') };
      if (before === 0) return { way, text: text('figures.noneBefore') };
      const values = { share: share(Math.abs(now - before), before), count: count(before) };
      return { way, text: way === 'up' ? text('figures.more', values) : text('figures.fewer', values) };
    },
    /** How a time differs from the one before; undefined where there is none. */
    timeChange: (now: number | null, before: number | null): FigureTile['change'] => {
      if (now === null || before === null) return undefined;
      const way = wayOf(Math.round(now), Math.round(before));
      if (way === 'same') return { way, text: text('figures.same') };
      const values = { share: share(Math.abs(now - before), before), time: time(before) };
      return { way, text: way === 'up' ? text('figures.longer', values) : text('figures.shorter', values) };
    },
    /** The name of a group; pages, campaigns and programmes are named by their own words. */
    group: (by: FigureGroup, value: string): string => {
      if (value === '') return text('figures.unknown');
      if (by === 'day') return day(value);
      const word = VISIT_SOURCES.find((one) => one === value);
      if (by === 'source' && word) return contractText(VISIT_SOURCE_NAMES[word]);
      const device = DEVICES.find((one) => one === value);
      if (by === 'device' && device) return contractText(DEVICE_NAMES[device]);
      return by === 'page' && value === 'other' ? text('microscope.otherPath') : value;
    },
  };
}
