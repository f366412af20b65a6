import type { Finding } from '@prospectus/contract';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** Findings in a record as it was saved last; undefined until they are known. A failure is none: they are asked for again with the next save. */
export function useRecordChecks(resource: string, id: string, version: number): readonly Finding[] | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [found, setFound] = useState<readonly Finding[]>();
  useEffect(() => {
    let current = true;
    provider.api('GET /admin/:resource/:id/checks', { params: { resource, id } }).then(
      (findings) => current && setFound(findings),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [provider, resource, id, version]);
  return found;
}
