import styled from '@emotion/styled';
import { Button, space, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import { LazyLinkPicker } from '../links/LazyLinkPicker.tsx';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** The address of a link: chosen among the site's pages or typed; the contract validates which addresses are safe. */
export function LinkInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const [picking, setPicking] = useState(false);
  return (
    <Root>
      <TextField
        {...control}
        {...texts}
        ref={ref}
        value={value}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value.trim())}
        onBlur={blur}
      />
      <Button
        size="small"
        variant="quiet"
        startIcon="link"
        aria-label={`${text('media.chooseLink')}: ${texts.label}`}
        onClick={() => setPicking(true)}
      >
        {text('media.chooseLink')}
      </Button>
      {picking && (
        <LazyLinkPicker
          value={value}
          isAllowed={(address) => props.schema.safeParse(address).success}
          onPick={(address) => {
            setPicking(false);
            change(address);
            blur();
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(0.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > button': { justifySelf: 'start' },
});
