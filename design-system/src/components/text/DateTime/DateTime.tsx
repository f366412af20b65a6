import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { type DateFormat, formatDate } from './format-date.ts';

/** Props of {@link DateTime}. */
export interface DateTimeProps {
  /** An instant, `2025-07-14T09:30:00Z`, shown in Indian time; or a day, `2025-07-14`. */
  value: string;
  /**
   * `long` is 14 July 2025, `short` 14 Jul 2025, `weekday` Monday, 14 July 2025, `numeric` 14/07/2025, `time` 3:00 pm,
   * `date-time` 14 July 2025, 3:00 pm.
   */
  format?: DateFormat | undefined;
}

/** A date or time in Indian time, as people in India write it. */
export function DateTime({ value, format = 'long' }: DateTimeProps) {
  return <Root dateTime={value}>{formatDate(value, format, useTexts().locale)}</Root>;
}

const Root = styled('time')({ fontVariantNumeric: 'tabular-nums lining-nums' });
