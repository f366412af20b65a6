import type { SharedPreview } from '@prospectus/contract';
import { Button, ErrorState, Heading, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { INDIA } from '../layout/india-time.ts';
import { useCall, useRead } from '../providers/calls.ts';
import { useLanguage } from '../texts/language-context.ts';

export function SharedLinks({ resource, id }: { resource: string; id: string }) {
  const { text, locale } = useLanguage();
  const { call, busy } = useCall();
  const [revoking, setRevoking] = useState<string>();
  const { data, error, refetch } = useRead('GET /admin/preview', { query: { resource, id } });
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA }).format(new Date(at));
  const revoke = async (link: SharedPreview) => {
    setRevoking(link.id);
    await call('DELETE /admin/preview/:id', { params: { id: link.id } }, { done: text('publishing.revoked') });
  };
  return (
    <Stack gap={1}>
      <Heading level={3} size="h5">
        {text('publishing.activeLinks')}
      </Heading>
      {error && (
        <ErrorState
          headingLevel={4}
          title={text('publishing.linksFailed')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={44} />}
      {data?.length === 0 && (
        <Text size="small" tone="muted">
          {text('publishing.noLinks')}
        </Text>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={1}>
          {data.map((link) => (
            <li key={link.id}>
              <Stack direction="row" gap={2} align="center" justify="space-between">
                <Text as="div" size="small">
                  {text('publishing.linkUntil', { time: time(link.expires) })}
                  <Text as="div" size="small" tone="muted">
                    {text('publishing.linkBy', {
                      name: link.by ?? text('publishing.formerPerson'),
                      time: time(link.created_at),
                    })}{' '}
                    · {link.path} · {text(`publishing.visitors.${visitorOf(link)}`)}
                  </Text>
                </Text>
                <Button
                  variant="secondary"
                  size="small"
                  busy={busy && revoking === link.id}
                  aria-label={text('publishing.revokeNamed', { time: time(link.expires) })}
                  onClick={() => void revoke(link)}
                >
                  {text('publishing.revoke')}
                </Button>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const visitorOf = ({ as, region }: SharedPreview) => (region === 'other' ? 'abroad' : as);
