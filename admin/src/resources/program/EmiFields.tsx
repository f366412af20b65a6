import { Button, Callout, formatRupees, Stack } from '@prospectus/design-system';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { useText } from '../../texts/language-context.ts';
import { emiSums } from './emi-sums.ts';
import { instalmentHint } from './fee-hints.ts';

/** The fields of one EMI option, with its sum and the amounts that can be worked out from the others. */
export function EmiFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const option = useWatch({ name: source }) as Parameters<typeof instalmentHint>[0] | undefined;
  const { monthly, total } = emiSums(option?.installment ?? {});
  const hint = option && instalmentHint(option, { text, rupees: formatRupees });
  const fill = (name: string, amount: number) =>
    setValue(`${source}.installment.${name}`, amount, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap={2}>
      <PartFields source={source} fields={fields} />
      {hint && <Callout tone={hint.isMismatch ? 'warning' : 'info'}>{hint.text}</Callout>}
      <Stack direction="row" gap={1}>
        {monthly !== undefined && (
          <Button variant="secondary" size="small" onClick={() => fill('emiMonthlyPayment', monthly)}>
            {text('entities.fees.monthlyOf', { amount: formatRupees(monthly) })}
          </Button>
        )}
        {total !== undefined && (
          <Button variant="secondary" size="small" onClick={() => fill('emiTotalPayment', total)}>
            {text('entities.fees.totalOf', { amount: formatRupees(total) })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
