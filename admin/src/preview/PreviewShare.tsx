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

const PERIODS = { halfHour: 30, fourHours: 240, day: 1_440, week: 10_080 } as const;

type PreviewShareProps = { open: boolean; onClose: () => void; resource: string; id: string; view: PreviewView };

export function PreviewShare({ open, onClose, resource, id, view }: PreviewShareProps) {
  const { text, locale } = useLanguage();
  const { call, busy } = useCall();
  const copy = useCopy();
  const [minutes, setMinutes] = useState<number>(PERIODS.day);
  const [made, setMade] = useState<{ url: string; expires: string }>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  const make = async () => {
    const result = await call('POST /admin/preview', { body: { ...previewRequest(resource, id, view), minutes } });
    setMade(result?.answer);
  };
  return (
    <ModalDialog
      open={open}
      onClose={close}
      size="small"
      title={text('publishing.shareTitle')}
      subtitle={text('publishing.shareText')}
      actions={
        made ? (
          <Button onClick={() => void copy(made.url, text('publishing.copied'))}>{text('publishing.copy')}</Button>
        ) : (
          <Button busy={busy} onClick={() => void make()}>
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
            setMade(undefined);
          }}
          options={(['halfHour', 'fourHours', 'day', 'week'] as const).map((period) => ({
            value: PERIODS[period],
            label: text(`publishing.periods.${period}`),
          }))}
        />
        {made && (
          <TextField
            label={text('publishing.link')}
            value={made.url}
            readOnly
            help={text('publishing.expires', {
              time: new Intl.DateTimeFormat(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
                timeZone: INDIA,
              }).format(new Date(made.expires)),
            })}
          />
        )}
        <SharedLinks resource={resource} id={id} />
      </Stack>
    </ModalDialog>
  );
}

function SharedLinks({ resource, id }: { resource: string; id: string }) {
  const { text, locale } = useLanguage();
  const { call, busy } = useCall();
  const [revoking, setRevoking] = useState<string>();
  const query = useRead('GET /admin/preview', { query: { resource, id } });
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
      <Loaded query={query} headingLevel={3} title={text('publishing.linksFailed')} waiting={<Skeleton height={44} />}>
        {(links) =>
          links.length === 0 ? (
            <Muted>{text('publishing.noLinks')}</Muted>
          ) : (
            <Stack as="ul" gap={1}>
              {links.map((link) => (
                <li key={link.id}>
                  <Stack direction="row" gap={2} align="center" justify="space-between">
                    <Text as="div" size="small">
                      {text('publishing.linkUntil', { time: time(link.expires) })}
                      <Muted>
                        {text('publishing.linkBy', {
                          name: link.by ?? text('publishing.formerPerson'),
                          time: time(link.created_at),
                        })}{' '}
                        · {link.path} · {text(`publishing.visitors.${visitorOf(link)}`)}
                      </Muted>
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
          )
        }
      </Loaded>
    </Stack>
  );
}

const visitorOf = ({ as, region }: SharedPreview) => (region === 'other' ? 'abroad' : as);
