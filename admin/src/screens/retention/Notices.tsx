import { Card, Clamp, Heading, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { Agreements } from './Agreements.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** Every version of what people agree to, and who agreed. */
export function Notices() {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention/notices'],
    queryFn: () => provider.api('GET /admin/retention/notices'),
    retry: false,
  });
  const failure = failureInstead(error, data);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <Stack gap={3}>
      {data.map((notice) => (
        <Card key={notice.version} as="section">
          <Stack gap={1}>
            <Heading level={2} size="h5">
              {notice.version}
            </Heading>
            <Text as="div" size="small" tone="muted">
              {text('retention.notices.since')} <Timestamp at={notice.first_used_at} /> ·{' '}
              {text('retention.notices.people', { smart_count: notice.people })}
            </Text>
            <Clamp subject={notice.version}>
              {notice.text.split('\n').map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Clamp>
          </Stack>
        </Card>
      ))}
      <Agreements versions={data.map(({ version }) => version)} />
    </Stack>
  );
}
