import { Link } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { labelInSentence, recordTitle } from '../../records/record-title.ts';
import { hasDrafts, listPath, type ConsoleResource } from '../../records/console-resource.ts';
import { RecordPanel } from './RecordPanel.tsx';

type Draft = { resource: ConsoleResource; record: RaRecord };
const LIMIT = 8;

/** The latest drafts of these resources that are not published yet. */
export function UnpublishedDrafts({ resources }: { resources: readonly ConsoleResource[] }) {
  const { drafts, error, retry } = useDrafts(resources);
  return (
    <RecordPanel
      title="Waiting to be published"
      empty={drafts?.length === 0 ? 'Everything that was written is published.' : undefined}
      isPending={!drafts && !error}
      error={error ?? null}
      onRetry={retry}
    >
      {drafts?.map(({ resource, record }) => (
        <li key={record.id}>
          <span>
            <Link href={`${listPath(resource)}/${record.id}`} quiet>
              {recordTitle(resource.declaration, record)}
            </Link>
          </span>
          <small>
            {labelInSentence(resource.declaration.label.one)}, <Timestamp at={record['updated_at']} />
          </small>
        </li>
      ))}
    </RecordPanel>
  );
}

function useDrafts(resources: readonly ConsoleResource[]) {
  const provider = useDataProvider();
  const [drafts, setDrafts] = useState<Draft[]>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const lists = resources.filter(hasDrafts).map(async (resource): Promise<Draft[]> => {
      const { data } = await provider.getList<RaRecord>(resource.declaration.name, {
        filter: { status: ['draft', 'changed'] },
        sort: { field: 'updated_at', order: 'DESC' },
        pagination: { page: 1, perPage: LIMIT },
      });
      return data.map((record) => ({ resource, record }));
    });
    Promise.all(lists).then(
      (all) =>
        isCurrent &&
        setDrafts(
          all
            .flat()
            .toSorted((a, b) => String(b.record['updated_at']).localeCompare(String(a.record['updated_at'])))
            .slice(0, LIMIT),
        ),
      (thrown: unknown) => isCurrent && setError(thrown instanceof Error ? thrown : new Error('Something went wrong')),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, resources, attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { drafts, error, retry };
}
