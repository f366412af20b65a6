import type { Answer } from '@prospectus/contract';
import { useEffect, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';

/** Which list of the schedule's choices a field draws on. */
export type OptionList = keyof Answer<'eventOptions'>;

/** The courses, semesters or batches that lectures already have; empty until they are known, and where they cannot be. */
export function useEventOptions(list: OptionList): readonly string[] {
  const api = useApi();
  const [options, setOptions] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    api('eventOptions', { signal: stop.signal }).then(
      ({ data }) => !stop.signal.aborted && setOptions(data[list]),
      () => undefined,
    );
    return () => stop.abort();
  }, [api, list]);
  return options;
}
