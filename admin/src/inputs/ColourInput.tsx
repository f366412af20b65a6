import { Grid, TextField } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** A colour as #rrggbb: typed, or picked from the browser's palette. Empty is none. */
export function ColourInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, bound } = useField(props, '');
  return (
    <Grid min={140} gap={1.5} align="start">
      <TextField
        {...bound}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <TextField
        type="color"
        label={text('media.palette')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : WHITE}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </Grid>
  );
}

const WHITE = `#${'f'.repeat(6)}`;
