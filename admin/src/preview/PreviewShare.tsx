import type { SharedPreview } from '@prospectus/contract';
import { Button, Heading, Select, Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { Loaded } from '../layout/Loaded.tsx';
import { Muted } from '../layout/Muted.tsx';
import { INDIA } from '../layout/india-time.ts';
import { useCopy } from '../layout/use-copy.ts';
import { useCall, useRead } from '../providers/calls.ts';
import { useLanguage } from '../texts/language-context.ts';
import { previewRequest, type PreviewView } from './use-preview-link.ts';

const PERIODS = [
  { name: 'halfHour', minutes: 30 },
  { name: 'fourHours', minutes: 240 },
  { name: 'day', minutes: 1_440 },
  { name: 'week', minutes: 10_080 },
] as const;

type PreviewShareProps = { onClose: () => void; resource: string; id: string; view: PreviewView };

export function PreviewShare({ onClose, resource, id, view }: PreviewShareProps) {
  const { text, locale } = useLanguage();
  const { call, busy } = useCall();
  const copy = useCopy();
  const [minutes, setMinutes] = useState<number>(1_440);
  const [link, setLink] = useState<{ url: string; expires: string }>();
  const [revoking, setRevoking] = useState<string>();
  const shared = useRead('GET /admin/preview', { query: { resource, id } });
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA }).format(new Date(at));
  const make = async () => {
    setRevoking(undefined);
    const result = await call('POST /admin/preview', { body: { ...previewRequest(resource, id, view), minutes } });
    setLink(result?.answer);
  };
  const revoke = async (revoked: SharedPreview) => {
    setRevoking(revoked.id);
    await call('DELETE /admin/preview/:id', { params: { id: revoked.id } }, { done: text('publishing.revoked') });
  };
  const row = (one: SharedPreview) => (
    <li key={one.id}>
      <Stack direction="row" gap={2} align="center" justify="space-between">
        <Text as="div" size="small">
          {text('publishing.linkUntil', { time: time(one.expires) })}
          <Muted>
            {text('publishing.linkBy', {
              name: one.by ?? text('publishing.formerPerson'),
              time: time(one.created_at),
            })}{' '}
            · {one.path} · {text(`publishing.visitors.${one.region === 'other' ? 'abroad' : one.as}`)}
          </Muted>
        </Text>
        <Button
          variant="secondary"
          size="small"
          busy={busy && revoking === one.id}
          aria-label={text('publishing.revokeNamed', { time: time(one.expires) })}
          onClick={() => void revoke(one)}
        >
          {text('publishing.revoke')}
        </Button>
      </Stack>
    </li>
  );
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="small"
      title={text('publishing.shareTitle')}
      subtitle={text('publishing.shareText')}
      actions={
        link ? (
          <Button onClick={() => void copy(link.url, text('publishing.copied'))}>{text('publishing.copy')}</Button>
        ) : (
          <Button busy={busy && revoking === undefined} onClick={() => void make()}>
            {text('publishing.makeLink')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        <Select
          label={text('publishing.validFor')}
          value={minutes}
          onChange={(event) => {
            setMinutes(Number(event.target.value));
            setLink(undefined);
          }}
          options={PERIODS.map(({ name, minutes: value }) => ({ value, label: text(`publishing.periods.${name}`) }))}
        />
        {link && (
          <TextField
            label={text('publishing.link')}
            value={link.url}
            readOnly
            help={text('publishing.expires', { time: time(link.expires) })}
          />
        )}
        <Heading level={3} size="h5">
          {text('publishing.activeLinks')}
        </Heading>
        <Loaded
          query={shared}
          headingLevel={3}
          title={text('publishing.linksFailed')}
          waiting={<Skeleton height={44} />}
        >
          {(links) =>
            links.length === 0 ? (
              <Muted>{text('publishing.noLinks')}</Muted>
            ) : (
              <Stack as="ul" gap={1}>
                {links.map(row)}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </ModalDialog>
  );
}
