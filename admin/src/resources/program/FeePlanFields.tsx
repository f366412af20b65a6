import styled from '@emotion/styled';
import { colour, mediaQuery, space } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { FieldInput } from '../../inputs/FieldInput.tsx';
import type { FormField } from '../../fields/schema.ts';
import { useText } from '../../texts/language-context.ts';
import { FeeHints } from './FeeHints.tsx';

/** The fields of one fee plan in groups, with hints on their sums. */
export function FeePlanFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const field = (name: string) => {
    const found = fields.find((one) => one.name === name);
    return found && <FieldInput key={name} {...found} source={`${source}.${name}`} />;
  };
  // Fields added to the contract later are shown at the end.
  const others = fields.filter(({ name }) => !GROUPED.has(name));
  return (
    <Root>
      <Group title={text('entities.fees.plan')}>
        {PLAN.map(field)}
        <div className="switches">{SWITCHES.map(field)}</div>
      </Group>
      <Group title={text('entities.fees.amounts')}>
        {AMOUNTS.map(field)}
        <div className="all">
          <FeeHints source={source} />
        </div>
      </Group>
      {LISTS.map(field)}
      {others.map(({ name }) => field(name))}
    </Root>
  );
}

const PLAN = ['title', 'type'];
const SWITCHES = ['isInternational', 'isPopular', 'isRestricted'];
const AMOUNTS = ['totalAmount', 'semesterFee', 'otherSemesterFee', 'courseFee', 'examFee'];
const LISTS = ['yearFees', 'keyHighlights', 'emiOptions'];
const GROUPED: ReadonlySet<string> = new Set([...PLAN, ...SWITCHES, ...AMOUNTS, ...LISTS]);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="fields">{children}</div>
  </fieldset>
);

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  '& > fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& > fieldset > legend': {
    padding: 0,
    marginBottom: space(1),
    fontSize: '0.9375rem',
    fontWeight: 600,
    color: colour.muted,
  },
  '& .fields': {
    display: 'grid',
    gap: `${space(2)} ${space(2)}`,
    alignItems: 'start',
    [mediaQuery.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
  '& .switches': { display: 'grid', gap: space(0.5), alignContent: 'center', [mediaQuery.tablet]: { paddingTop: 22 } },
  '& .all': { gridColumn: '1 / -1' },
});
