import { Button, Stack } from '@prospectus/design-system';
import { DateTimeField } from '@prospectus/design-system/console';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { FormDialog } from '../layout/FormDialog.tsx';
import { fromIndianInput, toIndianInput } from '../layout/india-time.ts';
import { useText } from '../texts/language-context.ts';
import type { Schedule } from './use-editor.ts';

type ScheduleDialogProps = {
  title: string;
  record: RaRecord;
  busy: boolean;
  onSave: (times: Schedule) => void;
  onClose: () => void;
};

export function ScheduleDialog({ title, record, busy, onSave, onClose }: ScheduleDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState({
    publish_at: toIndianInput(record['publish_at']),
    unpublish_at: toIndianInput(record['unpublish_at']),
  });
  const [tried, setTried] = useState(false);
  const times = { publish_at: fromIndianInput(typed.publish_at), unpublish_at: fromIndianInput(typed.unpublish_at) };
  const errors = errorsOf(times, record);
  const fields = [
    {
      name: 'publish_at',
      label: text('editing.schedule.publishAt'),
      help: record['status'] === 'published' ? text('editing.schedule.noDraft') : undefined,
    },
    {
      name: 'unpublish_at',
      label: text('editing.schedule.unpublishAt'),
      help: record['status'] === 'draft' && times.publish_at === null ? text('editing.schedule.notLive') : undefined,
    },
  ] as const;
  const save = () => {
    setTried(true);
    if (!errors.publish_at && !errors.unpublish_at) onSave(times);
  };
  return (
    <FormDialog
      size="small"
      title={text('editing.schedule.title', { title })}
      subtitle={text('editing.schedule.text')}
      submitLabel={text('editing.schedule.save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      {fields.map(({ name, label, help }) => {
        const change = (value: string) => setTyped({ ...typed, [name]: value });
        return (
          <Stack key={name} gap={1}>
            <DateTimeField
              label={label}
              help={help}
              disabled={help !== undefined}
              error={tried && errors[name] ? text(errors[name]) : undefined}
              value={typed[name]}
              onChange={change}
            />
            {typed[name] !== '' && (
              <Stack direction="row">
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => change('')}
                  aria-label={`${text('editing.schedule.clear')}: ${label}`}
                >
                  {text('editing.schedule.clear')}
                </Button>
              </Stack>
            )}
          </Stack>
        );
      })}
    </FormDialog>
  );
}

/** The API checks the same; a planned time may have passed since the dialog was opened. */
function errorsOf({ publish_at, unpublish_at }: Schedule, record: RaRecord) {
  const isPast = (name: keyof Schedule, time: string | null) =>
    time !== null && time !== record[name] && Date.parse(time) <= Date.now();
  const isBefore = publish_at && unpublish_at && unpublish_at <= publish_at;
  return {
    publish_at: isPast('publish_at', publish_at) ? ('editing.schedule.past' as const) : undefined,
    unpublish_at: isPast('unpublish_at', unpublish_at)
      ? ('editing.schedule.past' as const)
      : isBefore
        ? ('editing.schedule.order' as const)
        : undefined,
  };
}
