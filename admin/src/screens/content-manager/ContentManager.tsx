import { Card, Grid, Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useGetList, useRequireAccess } from 'react-admin';

import { PageHead } from '../layout/PageHead.tsx';
import { pathOf, type View } from '../records/view.ts';
import { contentViews } from '../resources/index.ts';
import { Waiting } from './Waiting.tsx';

/** The site-wide entities, each with how many there are. */
export function ContentManager() {
  const [first] = contentViews;
  const { isPending } = useRequireAccess({ resource: first?.declaration.name ?? '', action: 'list' });
  if (isPending) return <Waiting />;
  return (
    <Stack gap={3}>
      <PageHead title="Site Content Manager" subtitle="What the public pages share." />
      <Grid min={260} gap={2}>
        {contentViews.map((view) => (
          <Entity key={view.declaration.name} view={view} />
        ))}
      </Grid>
    </Stack>
  );
}

function Entity({ view }: { view: View }) {
  const { label, name } = view.declaration;
  const { total, isPending, error } = useGetList(
    name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'updated_at', order: 'DESC' }, filter: {} },
    { retry: false },
  );
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={2} size="h5">
          <Link href={pathOf(view)} quiet>
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
        {view.empty && <Text size="small">{view.empty}</Text>}
      </Stack>
    </Card>
  );
}
