import { Grid, TextField } from '@prospectus/design-system';

import { useText } from '../../../texts/language-context.ts';

type Named = { name: string; name_hi: string };

type NameFieldsProps = {
  value: Named;
  max: number;
  errorOf: (field: keyof Named) => string | undefined;
  onChange: (change: Partial<Named>) => void;
};

/** A name in the console's two languages. */
export function NameFields({ value, max, errorOf, onChange }: NameFieldsProps) {
  const text = useText();
  return (
    <Grid min={200} gap={2} align="start">
      <TextField
        label={text('rules.name')}
        value={value.name}
        maxLength={max}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={text('rules.nameHindi')}
        lang="hi"
        value={value.name_hi}
        maxLength={max}
        error={errorOf('name_hi')}
        onChange={(event) => onChange({ name_hi: event.target.value })}
      />
    </Grid>
  );
}
