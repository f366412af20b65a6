import 'driver.js/dist/driver.css';
import { driver } from 'driver.js';

import { presentLanguage } from '../texts/language-context.ts';

// A step is left out where its element is not visible, such as the menu on a phone.
const STEPS = ['menu', 'search', 'content', 'account'] as const;

/** Shows the parts of the console, step by step; Escape ends it. */
export function startTour(): void {
  const { text } = presentLanguage();
  const steps = STEPS.flatMap((name) => {
    const element = document.querySelector(`[data-tour="${name}"]`);
    if (!element?.checkVisibility()) return [];
    return [
      { element, popover: { title: text(`shell.tour.${name}.title`), description: text(`shell.tour.${name}.text`) } },
    ];
  });
  driver({
    steps,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    nextBtnText: text('shell.tour.next'),
    prevBtnText: text('shell.tour.back'),
    doneBtnText: text('shell.tour.done'),
    progressText: text('shell.tour.progress', { current: '{{current}}', total: '{{total}}' }),
    showProgress: true,
    popoverClass: 'console-tour',
  }).drive();
}
