import { TextField } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';

import { useText } from '../../texts/language-context.ts';

/** The code of the second factor at sign-in; a recovery code goes in as well. */
export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  // It is the next thing to be typed, and appears where the button was.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      name="code"
      label={text('accounts.secondFactor.code')}
      help={text('accounts.secondFactor.codeHelp')}
      autoComplete="one-time-code"
      ref={field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
