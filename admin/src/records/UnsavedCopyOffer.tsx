import { Button, Callout, Stack } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { useLanguage } from '../texts/language-context.ts';
import { useFieldLabels } from './saving/save-state.ts';
import { deleteCopies, type UnsavedCopy } from './saving/unsaved-copies.ts';
import { useEditor } from './use-editor.ts';

/** Offers the newest copy of unsaved text that another form left in this record. */
export function UnsavedCopyOffer() {
  const { text, locale } = useLanguage();
  const { resource, record, copy, autosave } = useEditor();
  const labels = useFieldLabels(resource.declaration);
  const form = useFormContext<Record<string, unknown>>();
  const { identity } = useGetIdentity();
  const [copies, setCopies] = useState<readonly UnsavedCopy[]>([]);
  useEffect(() => {
    if (identity) void copy.others().then(setCopies);
  }, [copy, identity]);
  const [newest] = copies;
  if (!newest) return null;
  const time = timeOf(newest.at, locale);
  const drop = () => {
    void deleteCopies(copies);
    setCopies([]);
  };
  const restore = () => {
    for (const [name, value] of Object.entries(newest.fields))
      form.setValue(name, structuredClone(value), { shouldDirty: true });
    // The text is in the form's own copy before the old one is deleted.
    void autosave.storeNow().then(drop);
  };
  return (
    <Callout tone="warning" title={text('editing.copy.title')}>
      <Stack gap={1}>
        <span>
          {text('editing.copy.text', { time, fields: labels(Object.keys(newest.fields)) })}
          {newest.version !== undefined && newest.version !== record?.['version'] && ` ${text('editing.copy.older')}`}
        </span>
        <Stack direction="row" gap={1}>
          <Button size="small" onClick={restore}>
            {text('editing.copy.restore', { time })}
          </Button>
          <Button size="small" variant="quiet" onClick={drop}>
            {text('editing.copy.drop')}
          </Button>
        </Stack>
      </Stack>
    </Callout>
  );
}

/** The hour for today, with the date for another day. */
function timeOf(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(!isToday && { day: '2-digit', month: 'short' }),
  }).format(at);
}
