import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings the day on which a list of a month stands, or the next one with events, to the top of what scrolls. */
export function useListPlace(date: string, hasDays: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = list.current?.parentElement;
    if (!area || !hasDays) return;
    const days = [...area.querySelectorAll<HTMLElement>('[data-day]')];
    const day = days.find((one) => (one.dataset['day'] ?? '') >= date);
    area.scrollTop = day && day !== days[0] ? topOf(day) - topOf(area) + area.scrollTop : 0;
  }, [date, hasDays]);
  return list;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
