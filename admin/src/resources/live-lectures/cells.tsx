import type { RaRecord } from 'react-admin';

import { useLanguage } from '../../texts/language-context.ts';
import { formatDay, formatTimes } from './times.ts';

const noWrap = { whiteSpace: 'nowrap' } as const;

/** The day of a lecture. */
export const dayCell = (lecture: RaRecord) => <Day lecture={lecture} />;

/** The start and end time of a lecture. */
export const timesCell = (lecture: RaRecord) => <Times lecture={lecture} />;

/** The day of a holiday. */
export const dateCell = (holiday: RaRecord) => <Day lecture={{ ...holiday, start_date: holiday['date'] }} />;

function Day({ lecture }: { lecture: RaRecord }) {
  const { locale } = useLanguage();
  return <span style={noWrap}>{formatDay(lecture['start_date'], locale)}</span>;
}

function Times({ lecture }: { lecture: RaRecord }) {
  const { locale } = useLanguage();
  return <span style={noWrap}>{formatTimes(lecture, locale)}</span>;
}
