import type { Difference, Resource } from '@prospectus/contract';
import { ErrorState, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import { metaAt } from '../../fields/meta-at.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { EntriesSkeleton } from './EntriesSkeleton.tsx';
import { FieldDifference } from './FieldDifference.tsx';

/** What differs between two versions of a record, field by field. */
export function Differences({
  declaration,
  id,
  from,
  to,
}: {
  declaration: Resource;
  id: Identifier;
  from: number;
  to: number;
}) {
  const text = useText();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name, schema } = declaration;
  const { data, error, refetch } = useQuery<Difference[]>({
    queryKey: [name, 'difference', id, from, to],
    queryFn: () =>
      provider.api('GET /admin/:resource/:id/difference', {
        params: { resource: name, id },
        query: { from: String(from), to: String(to) },
      }),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (error)
    return (
      <ErrorState
        title={text('editing.history.differencesFailed')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <EntriesSkeleton />;
  if (data.length === 0) return <Text size="small">{text('editing.history.nothing')}</Text>;
  return (
    <Stack gap={2}>
      {data.map(({ path, label, before, after }) => (
        <div key={`${path} ${label}`}>
          <Text size="small" tone="muted">
            {label.split(' › ').map(contractText).join(' › ')}
          </Text>
          <FieldDifference meta={metaAt(schema, path)} before={before} after={after} />
        </div>
      ))}
    </Stack>
  );
}
