import { SCROLL, TIMING } from '@prospectus/contract/constants';

import { track } from '../../lib/track.ts';

type Percent = 20 | 40 | 60 | 80 | 100;

/** The milestone 95 is reported as 100 (§9). */
const percentOf = (milestone: number): Percent => (milestone === 95 ? 100 : (milestone as Percent));

/** Tracks how far the page is scrolled, each milestone once; listens from 3 s after the page began (§9). */
export function trackScroll(): void {
  setTimeout(listen, Math.max(0, TIMING.scrollListenerMs - performance.now()));
}

function listen(): void {
  const left: number[] = [...SCROLL.milestones];
  const look = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const way = scrollHeight - clientHeight;
    const scrolled = way > 0 ? (scrollY / way) * 100 : 0;
    while (left[0] !== undefined && scrolled >= left[0]) track('scroll', { percent: percentOf(left.shift() ?? 0) });
    if (left.length === 0) removeEventListener('scroll', look);
  };
  addEventListener('scroll', look, { passive: true });
}
