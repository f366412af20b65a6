import { useEffect, useState } from 'react';

/** Part of the screen's height that the head of the current section has reached. */
const readingLine = 0.26;

/** The current section: the last one with its head above the reading line; at the page's end the last of all. */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const line = window.innerHeight * readingLine;
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent((passed && atEnd() ? (sections.at(-1) ?? passed) : passed)?.id);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [ids]);
  return current;
}

function atEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 2;
}
