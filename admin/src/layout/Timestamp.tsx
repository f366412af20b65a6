import type { Locale } from '@prospectus/design-system';

import { useLanguage } from '../texts/language-context.ts';
import { INDIA, yearIn } from './india-time.ts';

export function Timestamp({ at }: { at: unknown }) {
  const { full, withTime, withYear } = FORMATS[useLanguage().locale];
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return <span>—</span>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={full.format(date)} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {(yearIn(date) === THIS_YEAR ? withTime : withYear).format(date)}
    </time>
  );
}

const THIS_YEAR = yearIn(new Date());

const formats = (locale: Locale) => ({
  full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium', timeZone: INDIA }),
  withTime: new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: INDIA,
  }),
  withYear: new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: INDIA }),
});

const FORMATS = { 'en-IN': formats('en-IN'), 'hi-IN': formats('hi-IN') } as const satisfies Record<Locale, object>;
