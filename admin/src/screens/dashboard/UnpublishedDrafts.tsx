import { Link } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import { Moment } from '../records/Moment.tsx';
import { inSentence, titleOf } from '../records/names.ts';
import { hasDrafts, pathOf, type View } from '../records/view.ts';
import { views } from '../resources/index.ts';
import { RecordPanel } from './RecordPanel.tsx';

type Waiting = { view: View; record: RaRecord };
const documents = views.filter(hasDrafts);
const SHOWN = 8;

/** What has been written and not published yet, of every resource, latest first. */
export function WaitingDrafts() {
  const { found, error, retry } = useWaiting();
  return (
    <RecordPanel
      title="Waiting to be published"
      empty={found?.length === 0 ? 'Everything that was written is published.' : undefined}
      isPending={!found && !error}
      error={error ?? null}
      onRetry={retry}
    >
      {found?.map(({ view, record }) => (
        <li key={record.id}>
          <span>
            <Link href={`${pathOf(view)}/${record.id}`} quiet>
              {titleOf(view.declaration, record)}
            </Link>
          </span>
          <small>
            {inSentence(view.declaration.label.one)}, <Moment at={record['updated_at']} />
          </small>
        </li>
      ))}
    </RecordPanel>
  );
}

function useWaiting() {
  const provider = useDataProvider();
  const [found, setFound] = useState<Waiting[]>();
  const [error, setError] = useState<Error>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const lists = documents.map(async (view): Promise<Waiting[]> => {
      const { data } = await provider.getList<RaRecord>(view.declaration.name, {
        filter: { status: ['draft', 'changed'] },
        sort: { field: 'updated_at', order: 'DESC' },
        pagination: { page: 1, perPage: SHOWN },
      });
      return data.map((record) => ({ view, record }));
    });
    Promise.all(lists).then(
      (all) =>
        isCurrent &&
        setFound(
          all
            .flat()
            .toSorted((a, b) => String(b.record['updated_at']).localeCompare(String(a.record['updated_at'])))
            .slice(0, SHOWN),
        ),
      (thrown: unknown) => isCurrent && setError(thrown instanceof Error ? thrown : new Error('Something went wrong')),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, turn]);
  const retry = () => {
    setError(undefined);
    setTurn(turn + 1);
  };
  return { found, error, retry };
}
