import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: a list is shown then, which paper can hold. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const quit = new AbortController();
    const put = (to: boolean) => () => flushSync(() => setPrinting(to));
    addEventListener('beforeprint', put(true), { signal: quit.signal });
    addEventListener('afterprint', put(false), { signal: quit.signal });
    return () => quit.abort();
  }, []);
  return printing;
}
