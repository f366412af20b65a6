import { useSearchParams } from 'react-router-dom';

/** What a list is narrowed to, in the address, so that a link shows the same list. */
export function useAddress(path: string) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    get: (name: string): string => params.get(name) ?? '',
    set,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    href: (to: number): string => {
      const next = new URLSearchParams(params);
      next.set('page', String(to));
      return `${path}?${next.toString()}`;
    },
  };
}
