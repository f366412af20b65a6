import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Locale } from '../../../language/component-texts.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { type DateFormat, formatDate } from './format-date.ts';
import { relativeTime } from './relative-time.ts';

/** Props of {@link DateTime}. */
export interface DateTimeProps {
  /** An instant, `2025-07-14T09:30:00Z`, shown in Indian time; or a day, `2025-07-14`. */
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
  /** Language of months and distances; that of the `TextsProvider` when absent. */
  locale?: Locale | undefined;
  /** Time in ms from which `relative` is computed; the reader's clock when absent. */
  now?: number | undefined;
}

/** A date or time in Indian time, as people in India write it. */
export function DateTime(props: DateTimeProps) {
  const texts = useTexts();
  const { value, format = 'long', showZone = false, relative = false, locale = texts.locale, now } = props;
  const distance = useDistance(value, { relative, locale, now });
  const hasTime = format === 'time' || format === 'date-time';
  const text = `${formatDate(value, format, locale)}${showZone && hasTime ? '\u00A0IST' : ''}`;
  return (
    <Root dateTime={value} title={distance ? text : undefined}>
      {distance ?? text}
    </Root>
  );
}

interface DistanceOptions {
  relative: boolean;
  locale: Locale;
  now: number | undefined;
}

/** No clock while rendering: the server renders the date, the browser replaces it by a distance and updates that. */
function useDistance(value: string, { relative, locale, now }: DistanceOptions): string | undefined {
  const [distance, setDistance] = useState<string>();
  useEffect(() => {
    if (!relative || Number.isNaN(new Date(value).getTime())) {
      setDistance(undefined);
      return;
    }
    const update = () => setDistance(relativeTime(value, now ?? Date.now(), locale));
    update();
    const minutes = setInterval(update, 60_000);
    return () => clearInterval(minutes);
  }, [value, relative, locale, now]);
  return distance;
}

const Root = styled('time')({ fontVariantNumeric: 'tabular-nums lining-nums' });
