import { Link } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { Moment } from '../records/Moment.tsx';
import { titleOf } from '../records/names.ts';
import { hasDrafts, pathOf, type View } from '../records/view.ts';
import { views } from '../resources/index.ts';
import { RecordPanel } from './RecordPanel.tsx';

const documents = views.filter(hasDrafts);

/** What has been written and not published yet, by resource, latest first. */
export const WaitingDrafts = () => <>{documents.map((view) => <Drafts key={view.declaration.name} view={view} />)}</>;

function Drafts({ view }: { view: View }) {
  const { declaration } = view;
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    declaration.name, { filter: { status: ['draft', 'changed'] }, sort: { field: 'updated_at', order: 'DESC' }, pagination: { page: 1, perPage: 5 } }, { retry: false },
  );
  return (
    <RecordPanel title={`${declaration.label.many} to publish`} empty={data?.length === 0 ? 'Everything that was written is published.' : undefined} isPending={isPending} error={error} onRetry={() => void refetch()}>
      {data?.map((record) => (
        <li key={record.id}>
          <Link href={`${pathOf(view)}/${record.id}`} quiet>{titleOf(declaration, record)}</Link>
          <small><Moment at={record['updated_at']} /></small>
        </li>
      ))}
    </RecordPanel>
  );
}
