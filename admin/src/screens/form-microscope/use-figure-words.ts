import { DEVICE_NAMES, type FormGroup, type StepFigures, VISIT_SOURCE_NAMES } from '@prospectus/contract';

import english from '../../texts/en.json';
import { useLanguage } from '../../texts/language-context.ts';

const { variants } = english.microscope;
const isIn = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** Figures as a person reads them, in the language of the console. */
export function useFigureWords() {
  const { text, locale, contractText } = useLanguage();
  const count = (value: number): string => value.toLocaleString(locale);
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : (part / whole).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const time = (seconds: number | null): string => {
    if (seconds === null) return '–';
    return seconds < 90
      ? text('microscope.seconds', { count: seconds.toLocaleString(locale, { maximumFractionDigits: 0 }) })
      : text('microscope.minutes', { count: (seconds / 60).toLocaleString(locale, { maximumFractionDigits: 1 }) });
  };
  return {
    count,
    share,
    time,
    note: ({ reached, left, median_s, slow_s }: StepFigures): string =>
      [
        left > 0 && text('microscope.leftHere', { count: count(left), share: share(left, reached) }),
        median_s !== null && text('microscope.pace', { median: time(median_s), slow: time(slow_s) }),
      ]
        .filter(Boolean)
        .join(' · '),
    /** What a group is called. Pages and places are called by their own words. */
    group: (by: FormGroup, value: string): string => {
      if (by === 'source' && isIn(VISIT_SOURCE_NAMES, value)) return contractText(VISIT_SOURCE_NAMES[value]);
      if (by === 'device' && isIn(DEVICE_NAMES, value)) return contractText(DEVICE_NAMES[value]);
      if (by === 'variant' && isIn(variants, value)) return text(`microscope.variants.${value}`);
      return by === 'path' && value === 'other' ? text('microscope.otherPath') : value;
    },
  };
}
