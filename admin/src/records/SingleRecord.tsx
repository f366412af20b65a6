import { type RaRecord, useGetList } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { useNames } from './record-title.ts';

/** Leads to the form of the one record of a resource; where there is none yet, to that of a new one. */
export function SingleRecord({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const { declaration } = resource;
  const { hash } = useLocation();
  const query = useGetList<RaRecord>(
    declaration.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'position', order: 'ASC' } },
    { retry: false, networkMode: 'always' },
  );
  const { oneInSentence: label } = useNames(declaration);
  return (
    <Loaded
      query={query}
      headingLevel={1}
      title={text('editing.notFound.failed', { label })}
      waiting={<FormSkeleton />}
    >
      {([only]) => <Navigate replace to={{ pathname: `${listPath(resource)}/${only?.id ?? 'create'}`, hash }} />}
    </Loaded>
  );
}
