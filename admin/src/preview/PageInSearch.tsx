import { HOME_SLUG } from '@prospectus/contract';
import { fieldOfProblem, structuredProblems } from '@prospectus/contract/structured-data';
import { Button, Callout, Card, ErrorState, Skeleton, Stack, Text } from '@prospectus/design-system';
import { FactCard } from '@prospectus/design-system/preview';
import { type RaRecord, useDataProvider, useGetList, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';

import { openField } from '../fields/open-field.ts';
import { titleFieldOf } from '../fields/schema.ts';
import { Muted } from '../layout/Muted.tsx';
import { useCall } from '../providers/calls.ts';
import en from '../texts/en.json';
import { useText } from '../texts/language-context.ts';
import { SearchLooks } from './SearchLooks.tsx';
import { structuredFacts } from './structured-facts.ts';
import { useSitePage } from './use-site-page.ts';

/** How the record's page looks in search results and when it is shared, and what search engines read of it. */
export function PageInSearch({ record }: { record: RaRecord | undefined }) {
  const text = useText();
  const resource = useResourceContext() ?? '';
  if (record?.id === undefined) return <Card>{text('publishing.inSearchSave')}</Card>;
  return <SavedPage resource={resource} record={record} />;
}

function SavedPage({ resource, record }: { resource: string; record: RaRecord }) {
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

type Node = Record<string, unknown> & { '@type': string };

function StructuredData({ data, resource }: { data: unknown; resource: string }) {
  const text = useText();
  const nodes = (data as { '@graph'?: Node[] } | undefined)?.['@graph'] ?? [];
  const problems = structuredProblems(data);
  const typeName = (type: string) =>
    isNamed(type) ? `${text(`publishing.structured.types.${type}`)} (${type})` : type;
  return (
    <Stack gap={2}>
      <Stack gap={0.5}>
        <Text as="strong">{text('publishing.structured.title')}</Text>
        <Muted>{text('publishing.structured.help')}</Muted>
      </Stack>
      {problems.length === 0 && nodes.length > 0 && (
        <Callout tone="success">{text('publishing.structured.whole')}</Callout>
      )}
      {(['required', 'recommended'] as const)
        .map((severity) => ({ severity, found: problems.filter((problem) => problem.severity === severity) }))
        .filter(({ found }) => found.length > 0)
        .map(({ severity, found }) => (
          <Callout
            key={severity}
            tone={severity === 'required' ? 'danger' : 'warning'}
            title={text(`publishing.structured.${severity}`)}
          >
            {found.map((problem) => {
              const property = [problem.type, problem.property].filter(Boolean).join('.');
              const field = fieldOfProblem(resource, problem);
              return (
                <Stack key={`${property} ${problem.is}`} direction="row" gap={1} align="center">
                  <Text as="span">{text(`publishing.structured.problems.${problem.is}`, { property })}</Text>
                  {field && (
                    <Button variant="quiet" size="small" endIcon="arrow-right" onClick={() => openField(field)}>
                      {text('publishing.toField')}
                    </Button>
                  )}
                </Stack>
              );
            })}
          </Callout>
        ))}
      {nodes.map((node) => (
        <FactCard
          key={node['@type']}
          title={typeName(node['@type'])}
          facts={structuredFacts(node, (count) => text('publishing.structured.entries', { smart_count: count }))}
          source={{ label: text('publishing.structured.json'), text: JSON.stringify(node, null, 2) }}
        />
      ))}
    </Stack>
  );
}

const isNamed = (type: string): type is keyof typeof en.publishing.structured.types =>
  Object.hasOwn(en.publishing.structured.types, type);
