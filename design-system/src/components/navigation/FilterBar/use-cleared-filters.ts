import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * When the last filter is gone the fields are mounted again with the values of the new address. Focus that was in the
 * bar, on a button that has gone with the filters, moves to the number of results.
 */
export function useClearedFilters(isFiltered: boolean): {
  area: { onFocus: () => void; onBlur: () => void };
  status: RefObject<HTMLParagraphElement | null>;
  formKey: number;
} {
  const status = useRef<HTMLParagraphElement>(null);
  const hasFocus = useRef(false);
  const [last, setLast] = useState({ isFiltered, formKey: 0 });
  const formKey = last.formKey + (last.isFiltered && !isFiltered ? 1 : 0);
  if (last.isFiltered !== isFiltered) setLast({ isFiltered, formKey });
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (formKey > 0 && hasFocus.current && isLost) status.current?.focus();
  }, [formKey]);
  const area = {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Not sent for an element that is removed: then the focus is lost and has to go somewhere.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { area, status, formKey };
}
