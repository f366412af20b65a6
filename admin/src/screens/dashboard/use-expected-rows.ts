import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** How many rows a list has, or had when it was shown last: it keeps the room of as many while it loads. */
export function useExpectedRows(list: string, rows: readonly unknown[] | undefined): number {
  const [last, setLast] = useStore(`dashboard.rows.${list}`, USUAL);
  const now = rows?.length;
  useEffect(() => {
    if (now !== undefined && now !== last) setLast(now);
  }, [now, last, setLast]);
  return now ?? last;
}

const USUAL = 5;
