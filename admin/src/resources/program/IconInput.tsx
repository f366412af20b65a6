import styled from '@emotion/styled';
import { Icon, iconNames, Select } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { useField } from '../../inputs/use-field.ts';

/** The name of one of the design system's icons, with the icon beside it. */
export function IconInput(props: KindInputProps) {
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const known: readonly string[] = iconNames;
  const options = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Row>
      <Select
        {...control}
        label={texts.label}
        error={texts.error}
        ref={ref}
        value={value}
        placeholder="None"
        onBlur={blur}
        options={options.map((name) => ({ value: name, label: name.replaceAll('-', ' ') }))}
        onChange={(event) => change(event.target.value)}
      />
      {value && <Icon name={value} size={28} />}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  '& > svg': { marginBottom: 10 },
});
