import type { DashboardOverview } from '@prospectus/contract';
import { Card, Grid, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { type ResourceEntry, listPath } from '../../records/console-resource.ts';
import { resourcesInMenu, sharedResources } from '../../records/resource-entries.ts';
import { PartLinks } from './PartLinks.tsx';
import { useContractText, useText } from '../../texts/language-context.ts';

/** Every resource with its number of records and where they appear, and the parts of programmes. */
export function ContentManager() {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['dashboard', 'overview'],
    queryFn: () => provider.api('GET /admin/dashboard'),
    retry: false,
  });
  return (
    <Stack gap={3}>
      <PageHeader title={text('lists.content.title')} subtitle={text('lists.content.subtitle')} />
      <Cards
        title={text('entities.parts.shared')}
        resources={sharedResources}
        records={data?.records}
        isPending={isPending}
      />
      <Cards
        title={text('entities.parts.inMenu')}
        resources={resourcesInMenu}
        records={data?.records}
        isPending={isPending}
      />
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
  const text = useText();
  const contractText = useContractText();
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
          <Text size="small" tone="muted">
            {records
              ? text('lists.content.records', { smart_count: records[name] ?? 0 })
              : text('lists.content.notCounted')}
          </Text>
        )}
        {where && <Text size="small">{contractText(where)}</Text>}
      </Stack>
    </Card>
  );
}
