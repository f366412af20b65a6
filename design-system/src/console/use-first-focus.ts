import { type RefObject, useEffect, useRef } from 'react';
import { firstFocus } from '../components/feedback/Dialog/use-modal.ts';

/**
 * Sets the focus inside a panel that opened: to the element marked `data-autofocus`, else to the first field, else to
 * the title. The same again when the element that had the focus is gone because a next step replaced it.
 */
export function useFirstFocus<Panel extends HTMLElement>(): RefObject<Panel | null> {
  const panel = useRef<Panel>(null);
  const focus = () => {
    if (panel.current) firstFocus(panel.current)?.focus();
  };
  useEffect(focus, []);
  useEffect(() => {
    if (document.activeElement === document.body) focus();
  });
  return panel;
}
