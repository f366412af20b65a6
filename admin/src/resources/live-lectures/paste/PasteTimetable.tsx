import { PASTE_FIELDS, type PasteAnswer, type PasteField } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  DataTable,
  Grid,
  Select,
  Stack,
  Text,
  TextArea,
  useToast,
} from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { PageHeader } from '../../../layout/PageHeader.tsx';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useContractText, useText } from '../../../texts/language-context.ts';
import { choicesFor, optionsOf } from '../planner/choices.ts';
import { PLAN } from '../planner/plan-cache.ts';
import { FIELD_LABELS } from '../planner/PlanFilterBar.tsx';
import { stepsOf } from '../planner/steps.ts';
import { ChangesProvider, useChanges } from '../planner/use-changes.tsx';
import { useChoices } from '../planner/use-plan.ts';
import { PastedRow } from './PastedRow.tsx';
import { LECTURE_FIELDS } from '../planner/draft.ts';
import { rowsOf, type Rows, textOf } from './rows.ts';

type Columns = (PasteField | null)[];
type Defaults = { course_name?: string; sem_year?: string; batch?: string };
const SHOWN = 50;

/** A timetable from a spreadsheet or a message: its columns and rows are corrected in place, then it is saved as one. */
export function PasteTimetable() {
  return (
    <ChangesProvider>
      <PasteForm />
    </ChangesProvider>
  );
}

function PasteForm() {
  const text = useText();
  const contractText = useContractText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const steps = stepsOf(client);
  const changes = useChanges();
  const [source, setSource] = useState('');
  const [defaults, setDefaults] = useState<Defaults>({});
  const [answer, setAnswer] = useState<PasteAnswer>();
  const [columns, setColumns] = useState<Columns>();
  /** The rows as they are corrected; the text counts no more once one of them was. */
  const [rows, setRows] = useState<Rows>();
  const [isEdited, setEdited] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [busy, setBusy] = useState<'check' | 'save' | 'undo'>();
  const [saved, setSaved] = useState<{ importId: string; count: number }>();
  const choices = choicesFor(useChoices(), defaults);

  const send = async (dryRun: boolean, corrected?: Columns) => {
    setBusy(dryRun ? 'check' : 'save');
    try {
      const body =
        isEdited && rows && !corrected
          ? { text: textOf(rows), columns: [...LECTURE_FIELDS], dryRun }
          : { text: source, dryRun, ...((corrected ?? columns) && { columns: corrected ?? columns }) };
      const found = await provider.api('POST /admin/live-lectures/paste', { body: { ...body, defaults } });
      setAnswer(found);
      if (!isEdited || corrected) {
        setColumns(found.columns.map(({ field }) => field));
        setEdited(false);
      }
      setRows(rowsOf(found));
      if (!found.importId) return;
      setSaved({ importId: found.importId, count: found.counts.saved });
      // The planner takes it back too, as any change of this session.
      const label = text('planner.paste.step', { smart_count: found.counts.saved });
      steps.made({ changeId: found.importId, label });
      await client.invalidateQueries({ queryKey: [PLAN] });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? contractText(error.message) : String(error) });
    } finally {
      setBusy(undefined);
    }
  };
  const undo = async () => {
    setBusy('undo');
    await changes.undo();
    setBusy(undefined);
    if (steps.get().done.some(({ changeId }) => changeId === saved?.importId)) return;
    setSaved(undefined);
    setAnswer(undefined);
  };

  const faulty = answer?.rows.filter(({ problems }) => problems.length > 0) ?? [];
  const listed = showsAll ? (answer?.rows ?? []) : faulty;
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('planner.pasteTitle')}
        subtitle={text('planner.paste.intro')}
        back={{ label: contractText('Live lectures'), href: '/live-lectures' }}
      />
      {saved && (
        <Callout tone="success" role="status" title={text('planner.paste.saved', { smart_count: saved.count })}>
          <Stack direction="row" gap={1}>
            <Button size="small" href="/live-lectures">
              {text('planner.paste.toCalendar')}
            </Button>
            <Button size="small" variant="secondary" busy={busy === 'undo'} onClick={() => void undo()}>
              {text('lists.undo')}
            </Button>
          </Stack>
        </Callout>
      )}
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setEdited(false);
            void send(true);
          }}
        >
          <Stack gap={2}>
            <TextArea
              label={text('planner.paste.text')}
              help={text('planner.paste.help')}
              rows={8}
              value={source}
              onChange={(event) => {
                setSource(event.target.value);
                setAnswer(undefined);
                setColumns(undefined);
                setRows(undefined);
                setEdited(false);
                setSaved(undefined);
              }}
            />
            <Text size="small" tone="muted">
              {text('planner.paste.defaults')}
            </Text>
            <Grid min={180} gap={1.5}>
              {(['course_name', 'sem_year', 'batch'] as const).map((name) => (
                <Select
                  key={name}
                  label={contractText(FIELD_LABELS[name])}
                  placeholder={text('planner.paste.fromText')}
                  value={defaults[name] ?? ''}
                  options={optionsOf(choices[name], defaults[name])}
                  onChange={({ target: { value } }) => {
                    const { [name]: _before, ...others } = defaults;
                    setDefaults(value ? { ...others, [name]: value } : others);
                  }}
                />
              ))}
            </Grid>
            <div>
              <Button type="submit" busy={busy === 'check'} disabled={source.trim() === ''}>
                {text('planner.paste.check')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {answer && !saved && (
        <>
          {!isEdited && (
            <Card>
              <Stack gap={1.5}>
                <Text size="small">{text('planner.paste.columns')}</Text>
                <Grid min={180} gap={1.5}>
                  {answer.columns.map(({ heading, field }, index) => (
                    <Select
                      // oxlint-disable-next-line react/no-array-index-key -- a column is its position
                      key={index}
                      label={heading || text('planner.paste.column', { number: index + 1 })}
                      placeholder={text('planner.paste.leftOut')}
                      value={field ?? ''}
                      options={PASTE_FIELDS.map((name) => ({
                        value: name,
                        label: text(`planner.paste.fields.${name}`),
                      }))}
                      onChange={({ target: { value } }) => {
                        const chosen = PASTE_FIELDS.find((one) => one === value) ?? null;
                        void send(
                          true,
                          answer.columns.map((column, at) => (at === index ? chosen : column.field)),
                        );
                      }}
                    />
                  ))}
                </Grid>
              </Stack>
            </Card>
          )}
          <Callout
            tone={answer.counts.refused > 0 ? 'danger' : 'success'}
            role="status"
            title={
              answer.counts.refused > 0
                ? text('planner.paste.refused', { smart_count: answer.counts.refused })
                : text('planner.paste.ready', { smart_count: answer.counts.rows })
            }
          >
            {text('planner.paste.counts', { rows: answer.counts.rows, warnings: answer.counts.warnings })}
          </Callout>
          <Stack direction="row" gap={1.5} align="center">
            <Button
              busy={busy === 'save'}
              disabled={answer.counts.refused > 0 || answer.counts.rows === 0 || isStale(rows, answer)}
              onClick={() => void send(false)}
            >
              {text('planner.paste.save')}
            </Button>
            {isEdited && (
              <Button variant="secondary" busy={busy === 'check'} onClick={() => void send(true)}>
                {text('planner.paste.checkAgain')}
              </Button>
            )}
            <Checkbox
              label={text('planner.paste.showAll')}
              checked={showsAll}
              onChange={(event) => setShowsAll(event.target.checked)}
            />
          </Stack>
          <Stack gap={1.5}>
            {listed
              .filter(({ problems }) => problems.length > 0)
              .slice(0, shown)
              .map((row) => (
                <PastedRow
                  key={row.row}
                  row={row}
                  values={rows?.[row.row - 1] ?? {}}
                  onChange={(values) => {
                    setEdited(true);
                    setRows((before) => before?.map((one, at) => (at === row.row - 1 ? values : one)));
                  }}
                />
              ))}
          </Stack>
          {showsAll && (
            <DataTable
              caption={text('planner.paste.rows')}
              captionHidden
              columns={[
                { key: 'row', label: text('planner.paste.row') },
                ...LECTURE_FIELDS.map((name) => ({ key: name, label: text(`planner.paste.fields.${name}`) })),
              ]}
              rows={answer.rows.slice(0, shown).map(({ row }) => ({
                row: String(row),
                ...Object.fromEntries(LECTURE_FIELDS.map((name) => [name, rows?.[row - 1]?.[name] ?? ''])),
              }))}
            />
          )}
          {(showsAll ? answer.rows : faulty).length > shown && (
            <div>
              <Button variant="secondary" size="small" onClick={() => setShown(shown + SHOWN * 4)}>
                {text('planner.paste.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}

/** Corrected rows are checked before they can be saved. */
const isStale = (rows: Rows | undefined, answer: PasteAnswer) =>
  JSON.stringify(rows) !== JSON.stringify(rowsOf(answer));
