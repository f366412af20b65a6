import type { PasteRow } from '@prospectus/contract';
import { Card, Grid, Stack, StatusChip, Text, TextField } from '@prospectus/design-system';

import { useContractText, useText } from '../../../texts/language-context.ts';
import { LECTURE_FIELDS } from '../planner/draft.ts';
import type { RowValues } from './rows.ts';

/** A pasted row with a problem: said where it is, and corrected there. */
export function PastedRow({
  row,
  values,
  onChange,
}: {
  row: PasteRow;
  values: RowValues;
  onChange: (values: RowValues) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const isRefused = row.problems.some(({ kind }) => kind === 'error');
  const own = (name: string) => row.problems.filter(({ field }) => field === name);
  const others = row.problems.filter(({ field }) => !LECTURE_FIELDS.some((name) => name === field));
  return (
    <Card as="section" aria-label={text('planner.paste.rowNumber', { number: row.row })}>
      <Stack gap={1.5}>
        <Stack direction="row" gap={1} align="center">
          <Text as="span">
            <b>{text('planner.paste.rowNumber', { number: row.row })}</b>
          </Text>
          <StatusChip
            tone={isRefused ? 'danger' : 'warning'}
            label={text(isRefused ? 'planner.paste.fault' : 'planner.paste.warning')}
          />
        </Stack>
        {others.map(({ code, msg }) => (
          <Text key={`${code} ${msg}`} size="small">
            {contractText(msg)}
          </Text>
        ))}
        <Grid min={170} gap={1.5} align="start">
          {LECTURE_FIELDS.map((name) => {
            const [problem] = own(name);
            const said = problem && contractText(problem.msg);
            return (
              <TextField
                key={name}
                label={text(`planner.paste.fields.${name}`)}
                value={values[name] ?? ''}
                error={problem?.kind === 'error' ? said : undefined}
                help={problem?.kind === 'warning' ? said : undefined}
                onChange={(event) => onChange({ ...values, [name]: event.target.value })}
              />
            );
          })}
        </Grid>
      </Stack>
    </Card>
  );
}
