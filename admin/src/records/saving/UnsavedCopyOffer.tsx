import { Button, Callout, Stack } from '@prospectus/design-system';

import { useLanguage, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useFieldLabels } from './save-state.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';
import type { Saving } from './use-saving.ts';

/** Offers what was typed in this record and never saved, after a crash, a lost connection or a closed page. */
export function UnsavedCopyOffer({ resource, saving }: { resource: ConsoleResource; saving: Saving }) {
  const text = useText();
  const { locale } = useLanguage();
  const labels = useFieldLabels(resource.declaration);
  const { copy, restore, drop } = useUnsavedCopy(resource, saving);
  if (!copy) return null;
  const time = timeOf(copy.at, locale);
  return (
    <Callout tone="warning" title={text('editing.copy.title')}>
      <Stack gap={1}>
        <span>
          {text('editing.copy.text', { time, fields: labels(Object.keys(copy.fields)) })}
          {copy.version !== undefined &&
            copy.version !== saving.record?.['version'] &&
            ` ${text('editing.copy.older')}`}
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

/** The hour alone for today, with the date for another day. */
function timeOf(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(!isToday && { day: '2-digit', month: 'short' }),
  }).format(at);
}
