import { useEffect } from 'react';

/** While it is true, the browser asks before the page is left. */
export function useAsksToStay(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
