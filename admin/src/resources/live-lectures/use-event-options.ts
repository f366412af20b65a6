import type { Answer } from '@prospectus/contract';
import { useEffect, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';

/** The name of one list of the schedule's options. */
export type OptionListName = keyof Answer<'eventOptions'>;

/** The courses, semesters or batches of existing lectures; empty while loading and after a failure. */
export function useEventOptions(list: OptionListName): readonly string[] {
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
