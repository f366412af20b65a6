import { Button, Callout, formatRupees, Stack } from '@prospectus/design-system';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { useText } from '../../texts/language-context.ts';
import { type EmiOption, emiSums, instalmentHint } from './fees.ts';

/** The fields of one EMI option, with its sum and the amounts that follow from the others. */
export function EmiFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const option = (useWatch({ name: source }) ?? {}) as EmiOption;
  const { monthly, total } = emiSums(option.installment ?? {});
  const hint = instalmentHint(option, text);
  const fillButton = (name: string, key: 'monthlyOf' | 'totalOf', amount: number | undefined) =>
    amount !== undefined && (
      <Button
        variant="secondary"
        size="small"
        onClick={() => setValue(`${source}.installment.${name}`, amount, { shouldDirty: true, shouldValidate: true })}
      >
        {text(`entities.fees.${key}`, { amount: formatRupees(amount) })}
      </Button>
    );
  return (
    <Stack gap={2}>
      <PartFields source={source} fields={fields} />
      {hint && <Callout tone={hint.isMismatch ? 'warning' : 'info'}>{hint.text}</Callout>}
      <Stack direction="row" gap={1}>
        {fillButton('emiMonthlyPayment', 'monthlyOf', monthly)}
        {fillButton('emiTotalPayment', 'totalOf', total)}
      </Stack>
    </Stack>
  );
}
