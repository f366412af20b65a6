import styled from '@emotion/styled';
import { Button, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, useState } from 'react';

import { useText } from '../texts/language-context.ts';

/** An https address of another site in place of a file of the library. */
export function OutsideAddress({ onAddress }: { onAddress: (address: string) => void }) {
  const text = useText();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const given = address.trim();
    if (!/^https:\/\/[^\s/]+/.test(given) || !URL.canParse(given)) return setError(text('media.addressWrong'));
    onAddress(given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <Root>
      <summary>{text('media.outside')}</summary>
      <div>
        <TextField
          label={text('media.address')}
          help={text('media.addressHelp')}
          error={error}
          value={address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <Button size="small" variant="secondary" onClick={submit}>
          {text('media.useAddress')}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled('details')({
  '& > summary': {
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  '& > div': { display: 'grid', gap: 12, justifyItems: 'start', '& > div': { width: '100%' } },
});
