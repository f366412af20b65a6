import { Button, Select, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { INDIA } from '../layout/india-time.ts';
import { useCopy } from '../layout/use-copy.ts';
import { useCall } from '../providers/calls.ts';
import { useLanguage } from '../texts/language-context.ts';
import { SharedLinks } from './SharedLinks.tsx';
import { previewRequest, type PreviewView } from './use-preview-link.ts';

const PERIODS = { halfHour: 30, fourHours: 240, day: 1_440, week: 10_080 } as const;

export function PreviewShare({
  open,
  onClose,
  resource,
  id,
  view,
}: {
  open: boolean;
  onClose: () => void;
  resource: string;
  id: string;
  view: PreviewView;
}) {
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
