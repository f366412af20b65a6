import { ErrorState } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { translatedLabel } from '../texts/contract-text.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { labelInSentence } from './record-title.ts';

/** Leads to the form of the one record of a resource; where there is none yet, to that of a new one. */
export function SingleRecord({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const contractText = useContractText();
  const { declaration } = resource;
  const { hash } = useLocation();
  const { data, error, refetch } = useGetList<RaRecord>(
    declaration.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'position', order: 'ASC' } },
    { retry: false, networkMode: 'always' },
  );
  if (error)
    return (
      <ErrorState
        headingLevel={1}
        title={text('editing.notFound.failed', {
          label: labelInSentence(translatedLabel(declaration, contractText).one),
        })}
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <FormSkeleton />;
  return <Navigate replace to={{ pathname: `${listPath(resource)}/${data[0]?.id ?? 'create'}`, hash }} />;
}
