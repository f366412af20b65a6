import { CALL_OUTCOMES, CLOSED_STAGES, type FullLeadRecord } from '@prospectus/contract';
import { Button, RadioGroup, Stack, TextArea } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { Panel } from '../../layout/Panel.tsx';
import { fromIndianInput, toIndianInput } from '../../layout/india-time.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { neighboursOf } from './last-list.ts';
import type { Desk } from './use-desk.ts';
import { useNoteDraft } from './use-note-draft.ts';

const DAY_MS = 86_400_000;
const MORNING = 'T10:00';
const NO_CALL = 'none';

/** A note, of a call or without one: what came of it, and with the same press when to follow up. */
export function NoteForm({ lead, desk }: { lead: FullLeadRecord; desk: Desk }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { hash } = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const { note, outcome, isEmpty, change, clear } = useNoteDraft(lead.id);
  const { next } = neighboursOf(lead.id);
  useEffect(() => {
    if (hash === '#note') field.current?.focus();
  }, [hash]);
  const save = async (days?: number) => {
    const body = {
      text: note.trim(),
      ...(outcome && { outcome }),
      ...(days !== undefined && { next_at: morningIn(days) }),
    };
    const isSaved = await desk.attempt(
      () => provider.api('POST /admin/leads/:id/notes', { params: { id: lead.id }, body }),
      () => ({
        title: text('desk.note.saved'),
        ...(next && { action: { label: text('desk.next'), onClick: () => void navigate(`/leads/${next}`) } }),
      }),
    );
    // What was not saved stays in the field.
    if (!isSaved) return;
    clear();
    // The button that was pressed goes dead, and the focus with it; on a phone a field would open the keyboard.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  };
  return (
    <Panel id="note" title={text('desk.note.title')}>
      <RadioGroup
        name="outcome"
        label={text('desk.note.outcome')}
        value={outcome ?? NO_CALL}
        options={[
          { value: NO_CALL, label: text('desk.note.noCall') },
          ...CALL_OUTCOMES.map((one) => ({ value: one, label: text(`desk.note.outcomes.${one}`) })),
        ]}
        onChange={(event) =>
          change({ outcome: CALL_OUTCOMES.find((one) => one === (event.target as HTMLInputElement).value) })
        }
      />
      <TextArea
        ref={field}
        label={text('desk.note.text')}
        rows={2}
        maxLength={5000}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Stack direction="row" gap={1}>
        <Button busy={desk.isBusy} disabled={isEmpty} onClick={() => void save()}>
          {text('desk.note.save')}
        </Button>
        {!CLOSED_STAGES.includes(lead.stage) && (
          <>
            <Button variant="secondary" disabled={isEmpty || desk.isBusy} onClick={() => void save(1)}>
              {text('desk.note.saveTomorrow')}
            </Button>
            <Button variant="secondary" disabled={isEmpty || desk.isBusy} onClick={() => void save(7)}>
              {text('desk.note.saveWeek')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Ten in the morning in India, that many days from today. */
function morningIn(days: number): string | null {
  const day = toIndianInput(new Date(Date.now() + days * DAY_MS).toISOString()).slice(0, 10);
  return fromIndianInput(`${day}${MORNING}`);
}
