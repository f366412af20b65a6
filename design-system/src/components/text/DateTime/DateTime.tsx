import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { type DateFormat, formatDate } from './format-date.ts';
import { relativeTime } from './relative-time.ts';

/** Props of {@link DateTime}. */
export interface DateTimeProps {
  /** A moment, `2025-07-14T09:30:00Z`, shown in Indian time; or a day, `2025-07-14`. */
  value: string;
  /**
   * `long` is 14 July 2025, `short` 14 Jul 2025, `weekday` Monday, 14 July 2025, `numeric` 14/07/2025, `time` 3:00 pm,
   * `date-time` 14 July 2025, 3:00 pm.
   */
  format?: DateFormat | undefined;
  /** Adds 'IST' after a time, for readers who may be elsewhere. */
  showZone?: boolean | undefined;
  /** '3 days ago' in place of the date, once the page's script runs; the date stays as the title. */
  relative?: boolean | undefined;
  /** Milliseconds to reckon `relative` from; the reader's own clock when absent. */
  now?: number | undefined;
}

/** A date or time as people in India write it, and as machines read it. */
export function DateTime({ value, format = 'long', showZone = false, relative = false, now }: DateTimeProps) {
  const distance = useDistance(value, relative, now);
  const hasTime = format === 'time' || format === 'date-time';
  const written = `${formatDate(value, format)}${showZone && hasTime ? '\u00A0IST' : ''}`;
  return (
    <Root dateTime={value} title={distance ? written : undefined}>
      {distance ?? written}
    </Root>
  );
}

/** No clock while rendering: the server writes the date, the browser makes it a distance and keeps it true. */
function useDistance(value: string, wanted: boolean, given: number | undefined): string | undefined {
  const [distance, setDistance] = useState<string>();
  useEffect(() => {
    if (!wanted || Number.isNaN(new Date(value).getTime())) {
      setDistance(undefined);
      return;
    }
    const reckon = () => setDistance(relativeTime(value, given ?? Date.now()));
    reckon();
    const minutes = setInterval(reckon, 60_000);
    return () => clearInterval(minutes);
  }, [value, wanted, given]);
  return distance;
}

const Root = styled('time')({ fontVariantNumeric: 'tabular-nums lining-nums' });
