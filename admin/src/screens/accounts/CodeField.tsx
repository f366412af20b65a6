import { TextField } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** The code of the second factor at sign-in; a recovery code goes in as well. */
export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const text = useText();
  return (
    <TextField
      name="code"
      label={text('accounts.secondFactor.code')}
      help={text('accounts.secondFactor.codeHelp')}
      autoComplete="one-time-code"
      data-autofocus=""
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
