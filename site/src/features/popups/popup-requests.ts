import { track } from '../../lib/track.ts';
import type { PopupTrigger } from './popup-rules.ts';

let current: PopupTrigger | null = null;
const listeners = new Set<() => void>();

function set(next: PopupTrigger | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The pop-up that is shown, by what asked for it. */
export const popupRequests = {
  current: (): PopupTrigger | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (trigger: PopupTrigger): void => {
    track('popup_shown', { popup: trigger });
    set(trigger);
  },
  /** Hands the pop-up over to the lead modal, which says when it is closed. */
  handOver: (): void => set(null),
  close: (): void => {
    if (current) track('popup_closed', { popup: current });
    set(null);
  },
};
