import { Button } from '@prospectus/design-system';
import { type RaRecord, useGetOne } from 'react-admin';

import { useText } from '../../texts/language-context.ts';

/** A link to the programme's page on the public site, in a new tab; nothing where it is not published. */
export function PublicPageLink({ record }: { record: RaRecord }) {
  const text = useText();
  const parentId = record['parent_program'] as string | null;
  const { data: parent } = useGetOne<RaRecord>(
    'program',
    { id: parentId ?? '' },
    { enabled: parentId !== null, retry: false },
  );
  if (!record['published_at'] || (parentId !== null && !parent)) return null;
  const path = [parent?.['slug'], record['slug']].filter((step): step is string => typeof step === 'string').join('/');
  return (
    <Button variant="quiet" size="small" href={`/${path}`} target="_blank" rel="noopener" endIcon="external">
      {text('entities.program.publicPage')}
    </Button>
  );
}
