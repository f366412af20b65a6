import { type RefObject, useEffect, useRef, useState } from 'react';

import { ROW } from '../../lists/use-list-keys.ts';

/** Which lead is previewed; when the preview closes, the row of the lead that it showed last has the focus. */
export function usePreview(list: RefObject<HTMLElement | null>) {
  const [id, setId] = useState<string>();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined && last.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(last.current)}"]`)?.focus();
    last.current = id;
  }, [id, list]);
  return { id, show: (one: string) => setId(one), close: () => setId(undefined) };
}
