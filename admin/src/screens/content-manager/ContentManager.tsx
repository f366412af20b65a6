import { type DashboardOverview, parts } from '@prospectus/contract';
import { Card, Grid, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';

import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useRead } from '../../providers/calls.ts';
import { listPath, type ResourceEntry } from '../../records/console-resource.ts';
import { resourcesInMenu, sharedResources } from '../../records/resource-entries.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';

export function ContentManager() {
  const text = useText();
  const { data, isPending } = useRead('GET /admin/dashboard');
  const counted = { records: data?.records, isPending };
  return (
    <Stack gap={3}>
      <PageHeader title={text('lists.content.title')} subtitle={text('lists.content.subtitle')} />
      <Cards title={text('entities.parts.shared')} resources={sharedResources} {...counted} />
      <Cards title={text('entities.parts.inMenu')} resources={resourcesInMenu} {...counted} />
      <PartLinks />
    </Stack>
  );
}

type Counted = { records: DashboardOverview['records'] | undefined; isPending: boolean };

function Cards({ title, resources, ...counted }: Counted & { title: string; resources: readonly ResourceEntry[] }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Grid min={260} gap={2}>
        {resources.map((resource) => (
          <ResourceCard key={resource.declaration.name} resource={resource} {...counted} />
        ))}
      </Grid>
    </Stack>
  );
}

function ResourceCard({ resource, records, isPending }: Counted & { resource: ResourceEntry }) {
  const { text, contractText } = useLanguage();
  const { label, name, where } = resource.declaration;
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={3} size="h5">
          <Link href={listPath(resource)} quiet>
            {contractText(label.many)}
          </Link>
        </Heading>
        {isPending ? (
          <Skeleton width={80} />
        ) : (
          <Muted>
            {records
              ? text('lists.content.records', { smart_count: records[name] ?? 0 })
              : text('lists.content.notCounted')}
          </Muted>
        )}
        {where && <Text size="small">{contractText(where)}</Text>}
      </Stack>
    </Card>
  );
}

function PartLinks() {
  const { text, contractText } = useLanguage();
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {text('entities.parts.title')}
      </Heading>
      <Text tone="muted">{text('entities.parts.subtitle')}</Text>
      <Grid as="ul" min={200} gap={2}>
        {Object.values(parts).map(({ name, label }) => (
          <Card as="li" key={name}>
            <Link href={`/content/${name}`} quiet>
              {contractText(label.many)}
            </Link>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
