import { CALL_OUTCOMES, type CallOutcome, CLOSED_STAGES, type FullLeadRecord } from '@prospectus/contract';
import { Button, RadioGroup, Stack, TextArea } from '@prospectus/design-system';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useLocation, useNavigate } from 'react-router';

import { dayOf, fromIndianInput } from '../../layout/india-time.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { neighboursOf, useOwners } from './lead-parts.tsx';

const DAY_MS = 86_400_000;
const NO_CALL = 'none';

type Draft = { note: string; outcome?: CallOutcome | undefined };
const EMPTY: Draft = { note: '' };

/** Unsaved notes by person and lead: they stay while other leads are looked at, until the page is closed. */
const drafts = new Map<string, Draft>();

/** A note, of a call or without one; the same click can set a follow-up. */
export function NoteForm({ lead }: { lead: FullLeadRecord }) {
  const text = useText();
  const { hash } = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const { me } = useOwners();
  const key = `${me} ${lead.id}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? EMPTY);
  const { note, outcome } = draft;
  const isEmpty = note.trim() === '' && outcome === undefined;
  const { next } = neighboursOf(lead.id);
  useBeforeUnload((event) => {
    if (!isEmpty) event.preventDefault();
  });
  useEffect(() => {
    if (hash === '#note') field.current?.focus();
  }, [hash]);
  const change = (changes: Partial<Draft>) => {
    drafts.set(key, { ...draft, ...changes });
    setDraft({ ...draft, ...changes });
  };
  const save = async (days?: number) => {
    const body = {
      text: note.trim(),
      ...(outcome && { outcome }),
      ...(days !== undefined && { next_at: morningIn(days) }),
    };
    const saved = await call(
      'POST /admin/leads/:id/notes',
      { params: { id: lead.id }, body },
      {
        done: () => ({
          title: text('desk.note.saved'),
          ...(next && { action: { label: text('desk.next'), onClick: () => void navigate(`/leads/${next}`) } }),
        }),
      },
    );
    if (!saved) return;
    drafts.delete(key);
    setDraft(EMPTY);
    // The button becomes disabled and loses the focus; on a phone the field would open the keyboard.
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
        <Button busy={busy} disabled={isEmpty} onClick={() => void save()}>
          {text('desk.note.save')}
        </Button>
        {!CLOSED_STAGES.includes(lead.stage) &&
          ([1, 7] as const).map((days) => (
            <Button key={days} variant="secondary" disabled={isEmpty || busy} onClick={() => void save(days)}>
              {text(days === 1 ? 'desk.note.saveTomorrow' : 'desk.note.saveWeek')}
            </Button>
          ))}
      </Stack>
    </Panel>
  );
}

/** Ten in the morning in India, that many days from today. */
const morningIn = (days: number) =>
  fromIndianInput(`${dayOf(new Date(Date.now() + days * DAY_MS).toISOString())}T10:00`);
