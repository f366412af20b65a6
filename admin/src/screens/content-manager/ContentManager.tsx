import { Card, Grid, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useGetList, useRequireAccess } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { listPath, type ConsoleResource } from '../../records/console-resource.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';

/** The site-wide resources, each with its number of records. */
export function ContentManager({ resources }: { resources: readonly ConsoleResource[] }) {
  const [first] = resources;
  const { isPending } = useRequireAccess({ resource: first?.declaration.name ?? '', action: 'list' });
  if (isPending) return <PageSkeleton />;
  return (
    <Stack gap={3}>
      <PageHeader title="Site Content Manager" subtitle="What the public pages share." />
      <Grid min={260} gap={2}>
        {resources.map((resource) => (
          <ResourceCard key={resource.declaration.name} resource={resource} />
        ))}
      </Grid>
    </Stack>
  );
}

function ResourceCard({ resource }: { resource: ConsoleResource }) {
  const { label, name } = resource.declaration;
  const { total, isPending, error } = useGetList(
    name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'updated_at', order: 'DESC' }, filter: {} },
    { retry: false },
  );
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={2} size="h5">
          <Link href={listPath(resource)} quiet>
            {label.many}
          </Link>
        </Heading>
        {isPending ? (
          <Skeleton width={80} />
        ) : (
          <Text size="small" tone="muted">
            {error
              ? 'Could not be counted.'
              : `${(total ?? 0).toLocaleString('en-IN')} ${total === 1 ? 'record' : 'records'}`}
          </Text>
        )}
        {resource.emptyText && <Text size="small">{resource.emptyText}</Text>}
      </Stack>
    </Card>
  );
}
