import { Button, Stack, Text } from '@prospectus/design-system';
import { DateTimeField, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { useRecordTitle } from './record-title.ts';
import { fromIndianInput, toIndianInput } from '../layout/india-time.ts';

type Times = { publish_at: string | null; unpublish_at: string | null };

type ScheduleDialogProps = {
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  onSave: (times: Times) => void;
  onClose: () => void;
};

export function ScheduleDialog({ resource, record, busy, onSave, onClose }: ScheduleDialogProps) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const [publishAt, setPublishAt] = useState(toIndianInput(record['publish_at']));
  const [unpublishAt, setUnpublishAt] = useState(toIndianInput(record['unpublish_at']));
  const [tried, setTried] = useState(false);
  const times = { publish_at: fromIndianInput(publishAt), unpublish_at: fromIndianInput(unpublishAt) };
  const mayPublish = record['status'] !== 'published';
  const mayUnpublish = record['status'] !== 'draft' || times.publish_at !== null;
  const errors = errorsOf(times, record);
  const save = () => {
    setTried(true);
    if (!errors.publish_at && !errors.unpublish_at) onSave(times);
  };
  return (
    <ModalDialog
      open
      size="small"
      title={text('editing.schedule.title', { title: recordTitle(resource.declaration, record) })}
      subtitle={text('editing.schedule.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('editing.schedule.cancel')}
          </Button>
          <Button busy={busy} onClick={save}>
            {text('editing.schedule.save')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Time
          label={text('editing.schedule.publishAt')}
          value={publishAt}
          disabled={!mayPublish}
          help={mayPublish ? undefined : text('editing.schedule.noDraft')}
          error={tried && errors.publish_at ? text(errors.publish_at) : undefined}
          onChange={setPublishAt}
        />
        <Time
          label={text('editing.schedule.unpublishAt')}
          value={unpublishAt}
          disabled={!mayUnpublish}
          help={mayUnpublish ? undefined : text('editing.schedule.notLive')}
          error={tried && errors.unpublish_at ? text(errors.unpublish_at) : undefined}
          onChange={setUnpublishAt}
        />
      </Stack>
    </ModalDialog>
  );
}

type TimeProps = {
  label: string;
  value: string;
  disabled: boolean;
  help: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Time({ onChange, value, ...field }: TimeProps) {
  const text = useText();
  return (
    <Stack gap={1}>
      <DateTimeField {...field} value={value} onChange={onChange} />
      {value !== '' && (
        <Text as="div" size="small">
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange('')}
            aria-label={`${text('editing.schedule.clear')}: ${field.label}`}
          >
            {text('editing.schedule.clear')}
          </Button>
        </Text>
      )}
    </Stack>
  );
}

/** The API checks the same; a planned time may have passed meanwhile. */
function errorsOf({ publish_at, unpublish_at }: Times, record: RaRecord) {
  const isPast = (name: keyof Times, time: string | null) =>
    time !== null && time !== record[name] && Date.parse(time) <= Date.now();
  return {
    publish_at: isPast('publish_at', publish_at) ? ('editing.schedule.past' as const) : undefined,
    unpublish_at: isPast('unpublish_at', unpublish_at)
      ? ('editing.schedule.past' as const)
      : publish_at && unpublish_at && unpublish_at <= publish_at
        ? ('editing.schedule.order' as const)
        : undefined,
  };
}
