import styled from '@emotion/styled';
import { colour, Link, radius, Stack, TextField } from '@prospectus/design-system';

import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** The address of a picture or file, with a preview. */
export function ImageInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const isSafe = /^(\/[^/\\]|https:\/\/)/.test(value);
  const isPicture = isSafe && !/\.pdf($|[?#])/i.test(value);
  return (
    <Stack gap={1}>
      <TextField
        {...control}
        {...texts}
        ref={ref}
        value={value}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        help={texts.help ?? 'A path of this site such as /media/…, or an https address.'}
        onChange={(event) => change(event.target.value.trim())}
        onBlur={blur}
      />
      {isPicture && <Picture src={value} alt="" loading="lazy" />}
      {isSafe && !isPicture && (
        <Link href={value} external>
          Open the file
        </Link>
      )}
    </Stack>
  );
}

const Picture = styled('img')({
  maxHeight: 120,
  width: 'auto',
  maxWidth: '100%',
  alignSelf: 'start',
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.small,
  background: colour.surface,
});
