import { PASTE_FIELDS, type PasteAnswer, type PasteField, type PasteRow } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  DataTable,
  Grid,
  Select,
  Stack,
  StatusChip,
  Text,
  TextArea,
  TextField,
} from '@prospectus/design-system';
import { useState } from 'react';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { useCall } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { ChoiceFields, type Chosen } from './ChoiceFields.tsx';
import { LECTURE_FIELDS } from './draft.ts';
import { type RowValues, textOf } from './paste-text.ts';
import { useChanges } from './use-changes.tsx';

const FIRST_ROWS = 50;

const valuesOf = ({ rows }: PasteAnswer): RowValues[] => rows.map(({ lecture }) => lecture ?? {});

/** A timetable from a spreadsheet or a message: its columns and rows are corrected in place, then it is saved at once. */
export function PasteTimetable() {
  const { text, contractText } = useLanguage();
  const { call, busy } = useCall();
  const { addStep, undo, steps, dialog } = useChanges();
  const [source, setSource] = useState('');
  const [defaults, setDefaults] = useState<Chosen>({});
  const [answer, setAnswer] = useState<PasteAnswer>();
  /** The rows after corrections, which count instead of the text. */
  const [corrected, setCorrected] = useState<RowValues[]>();

  const fields = answer?.columns.map(({ field }) => field);
  const send = async (dryRun: boolean, rows: RowValues[] | undefined, columns = fields) => {
    const table = rows
      ? { text: textOf(rows), columns: [...LECTURE_FIELDS] }
      : { text: source, ...(columns && { columns }) };
    const known = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value));
    const body = { ...table, dryRun, defaults: known };
    const result = await call(
      'POST /admin/live-lectures/paste',
      { body },
      {
        progress: text(dryRun ? 'planner.checking' : 'planner.pasting'),
        ...(!dryRun && { cancelled: text('shell.progress.cancelledAll') }),
      },
    );
    if (!result) return;
    const { importId, counts } = result.answer;
    setCorrected(rows && valuesOf(result.answer));
    setAnswer(result.answer);
    // The planner undoes it too, as any change of this session.
    if (importId) addStep({ changeId: importId, label: text('planner.paste.step', { smart_count: counts.saved }) });
  };
  const isSaved = answer?.importId !== undefined && steps.done.some(({ changeId }) => changeId === answer.importId);
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('planner.pasteTitle')}
        subtitle={text('planner.paste.intro')}
        back={{ label: contractText('Live lectures'), href: '/live-lectures' }}
      />
      {isSaved && (
        <Callout tone="success" role="status" title={text('planner.paste.saved', { smart_count: answer.counts.saved })}>
          <Stack direction="row" gap={1}>
            <Button size="small" href="/live-lectures">
              {text('planner.paste.toCalendar')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => void undo()}>
              {text('lists.undo')}
            </Button>
          </Stack>
        </Callout>
      )}
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setCorrected(undefined);
            void send(true, undefined);
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
                setCorrected(undefined);
              }}
            />
            <Text size="small" tone="muted">
              {text('planner.paste.defaults')}
            </Text>
            <Grid min={180} gap={1.5}>
              <ChoiceFields
                names={['course_name', 'sem_year', 'batch']}
                chosen={defaults}
                placeholder={text('planner.paste.fromText')}
                onChange={(change) => setDefaults({ ...defaults, ...change })}
              />
            </Grid>
            <div>
              <Button type="submit" busy={busy} disabled={source.trim() === ''}>
                {text('planner.paste.check')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {answer && !isSaved && (
        <>
          {!corrected && (
            <Columns columns={answer.columns} onChange={(columns) => void send(true, undefined, columns)} />
          )}
          <Rows
            answer={answer}
            corrected={corrected}
            busy={busy}
            onCorrect={setCorrected}
            onSend={(dryRun) => void send(dryRun, corrected)}
          />
        </>
      )}
      {dialog}
    </Stack>
  );
}

type ColumnsProps = { columns: PasteAnswer['columns']; onChange: (fields: (PasteField | null)[]) => void };

/** The field of each column. */
function Columns({ columns, onChange }: ColumnsProps) {
  const text = useText();
  const options = PASTE_FIELDS.map((name) => ({ value: name as string, label: text(`planner.paste.fields.${name}`) }));
  return (
    <Card>
      <Stack gap={1.5}>
        <Text size="small">{text('planner.paste.columns')}</Text>
        <Grid min={180} gap={1.5}>
          {columns.map(({ heading, field }, index) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- a column is its position
              key={index}
              label={heading || text('planner.paste.column', { number: index + 1 })}
              placeholder={text('planner.paste.leftOut')}
              value={field ?? ''}
              options={options}
              onChange={({ target: { value } }) => {
                const chosen = PASTE_FIELDS.find((one) => one === value) ?? null;
                onChange(columns.map((column, at) => (at === index ? chosen : column.field)));
              }}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

type RowsProps = {
  answer: PasteAnswer;
  corrected: RowValues[] | undefined;
  busy: boolean;
  onCorrect: (rows: RowValues[]) => void;
  onSend: (dryRun: boolean) => void;
};

/** What the check found: rows with a problem are corrected here, and all are saved once none is refused. */
function Rows({ answer, corrected, busy, onCorrect, onSend }: RowsProps) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const [shown, setShown] = useState(FIRST_ROWS);
  const { rows: count, refused, warnings } = answer.counts;
  const values = corrected ?? valuesOf(answer);
  const hasUnchecked = JSON.stringify(values) !== JSON.stringify(valuesOf(answer));
  const faulty = answer.rows.filter(({ problems }) => problems.length > 0);
  return (
    <>
      <Callout
        tone={refused > 0 ? 'danger' : 'success'}
        role="status"
        title={
          refused > 0
            ? text('planner.paste.refused', { smart_count: refused })
            : text('planner.paste.ready', { smart_count: count })
        }
      >
        {text('planner.paste.counts', { rows: count, warnings })}
      </Callout>
      <Stack direction="row" gap={1.5} align="center">
        <Button busy={busy} disabled={refused > 0 || count === 0 || hasUnchecked} onClick={() => onSend(false)}>
          {text('planner.paste.save')}
        </Button>
        {corrected && (
          <Button variant="secondary" busy={busy} onClick={() => onSend(true)}>
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
        {faulty.slice(0, shown).map((row) => (
          <FaultyRow
            key={row.row}
            row={row}
            values={values[row.row - 1] ?? {}}
            onChange={(next) => onCorrect(values.map((one, at) => (at === row.row - 1 ? next : one)))}
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
          rows={values.slice(0, shown).map((row, at) => ({
            row: String(at + 1),
            ...Object.fromEntries(LECTURE_FIELDS.map((name) => [name, row[name] ?? ''])),
          }))}
        />
      )}
      {(showsAll ? answer.rows : faulty).length > shown && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setShown(shown + FIRST_ROWS * 4)}>
            {text('planner.paste.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type FaultyRowProps = { row: PasteRow; values: RowValues; onChange: (values: RowValues) => void };

/** A row with a problem, which is corrected where it is said. */
function FaultyRow({ row, values, onChange }: FaultyRowProps) {
  const { text, contractText } = useLanguage();
  const isRefused = row.problems.some(({ kind }) => kind === 'error');
  const ofRow = row.problems.filter(({ field }) => !LECTURE_FIELDS.some((name) => name === field));
  const title = text('planner.paste.rowNumber', { number: row.row });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={1.5}>
        <Stack direction="row" gap={1} align="center">
          <b>{title}</b>
          <StatusChip
            tone={isRefused ? 'danger' : 'warning'}
            label={text(isRefused ? 'planner.paste.fault' : 'planner.paste.warning')}
          />
        </Stack>
        {ofRow.map(({ code, msg }) => (
          <Text key={`${code} ${msg}`} size="small">
            {contractText(msg)}
          </Text>
        ))}
        <Grid min={170} gap={1.5} align="start">
          {LECTURE_FIELDS.map((name) => {
            const problem = row.problems.find(({ field }) => field === name);
            const message = problem && contractText(problem.msg);
            return (
              <TextField
                key={name}
                label={text(`planner.paste.fields.${name}`)}
                value={values[name] ?? ''}
                error={problem?.kind === 'error' ? message : undefined}
                help={problem?.kind === 'warning' ? message : undefined}
                onChange={(event) => onChange({ ...values, [name]: event.target.value })}
              />
            );
          })}
        </Grid>
      </Stack>
    </Card>
  );
}
