import { POPUP } from '@prospectus/contract/constants';

import { session } from '../lib/storage.ts';
import { hydrate } from './hydrate.ts';

/**
 * Triggers the pop-ups (§4): after 30 seconds, or on a desktop when the pointer leaves at the top, but not in the first
 * five seconds. A verified visitor gets none.
 */
export function startPopups(): void {
  if (document.documentElement.dataset['visitor'] === 'verified') return;
  for (const flag of Object.values(POPUP.flags)) session.setItem(flag, session.getItem(flag) ?? '0');
  const ask = (trigger: keyof typeof POPUP.flags) => {
    import('../entry-client.tsx')
      .then(({ askForPopup }) => askForPopup(trigger, hydrate))
      // Without the code there is no pop-up.
      .catch(() => undefined);
  };
  setTimeout(ask, POPUP.delayMs, 'delay');
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches || 'mobile' in document.documentElement.dataset) return;
  const onMouseOut = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) ask('exit');
  };
  setTimeout(() => document.addEventListener('mouseout', onMouseOut), POPUP.exitNotBeforeMs);
}
