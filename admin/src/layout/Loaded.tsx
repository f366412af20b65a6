import { ErrorState } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useContractText } from '../texts/language-context.ts';
import { failureInstead } from './failure-instead.ts';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  title: string;
  headingLevel?: 1 | 2 | 3;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The loaded data; where loading fails, the reason, with a button to retry. */
export function Loaded<Data>({ query, title, headingLevel, waiting, children }: LoadedProps<Data>) {
  const contractText = useContractText();
  const { data, error, refetch } = query;
  const failure = failureInstead(error, data);
  if (failure)
    return (
      <ErrorState
        {...{ title, ...(headingLevel && { headingLevel }) }}
        text={contractText(failure.message)}
        onRetry={() => void refetch()}
      />
    );
  return data === undefined ? waiting : children(data);
}
