import { HOME_SLUG } from '@prospectus/contract';
import { Button, Callout, Card, ErrorState, Skeleton, Stack, Text } from '@prospectus/design-system';
import { type RaRecord, useDataProvider, useGetList, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';

import { titleFieldOf } from '../fields/title-field.ts';
import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { SearchLooks } from './SearchLooks.tsx';
import { StructuredData } from './StructuredData.tsx';
import { useSitePage } from './use-site-page.ts';

/** How the record's page looks in search results and when it is shared, and what search engines read of it. */
export function PageInSearch({ record }: { record: RaRecord | undefined }) {
  const text = useText();
  const resource = useResourceContext() ?? '';
  if (record?.id === undefined) return <Card>{text('publishing.inSearchSave')}</Card>;
  return <Looks resource={resource} record={record} />;
}

function Looks({ resource, record }: { resource: string; record: RaRecord }) {
  const text = useText();
  const { page, failure, retry } = useSitePage(resource, String(record.id), record['version'] as number);
  if (!page)
    return failure === undefined ? (
      <Skeleton height={320} />
    ) : (
      <ErrorState headingLevel={3} title={text('publishing.noPage')} text={failure} onRetry={retry} />
    );
  return (
    <Stack gap={3}>
      {failure !== undefined && <Callout tone="warning">{failure}</Callout>}
      {!page.isListed && <Callout>{text('publishing.notListed')}</Callout>}
      <SearchLooks {...page} />
      <Metadata path={page.path} title={String(record[titleFieldOf(resource)])} />
      <StructuredData data={page.data} resource={resource} />
    </Stack>
  );
}

/** Leads to the page's SEO metadata, which are made where there are none. */
function Metadata({ path, title }: { path: string; title: string }) {
  const text = useText();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const { attempt, busy } = useCall();
  const slug = path === '/' ? HOME_SLUG : decodeURIComponent(path.slice(1)).replace(/\/$/, '');
  const { data, isPending, error } = useGetList<RaRecord>('metadata', {
    filter: { slug },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'slug', order: 'ASC' },
  });
  if (isPending) return <Skeleton height={48} />;
  if (error) return <Callout tone="warning">{error.message}</Callout>;
  const [written] = data;
  const open = async () => {
    const result = await attempt(async () => {
      if (written) return written;
      return (await provider.create<RaRecord>('metadata', { data: { page: title.slice(0, 160), slug } })).data;
    });
    if (result) void navigate(`/metadata/${result.answer.id}`);
  };
  return (
    <Stack direction="row" gap={2} align="center" justify="space-between">
      <Text as="span" tone="muted">
        {text(written ? 'publishing.ownMetadata' : 'publishing.noMetadata')}
      </Text>
      <Button variant="secondary" size="small" startIcon="search" busy={busy} onClick={() => void open()}>
        {text(written ? 'publishing.openMetadata' : 'publishing.makeMetadata')}
      </Button>
    </Stack>
  );
}
