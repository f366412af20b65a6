import { Button, Icon, iconNames, isIconName, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { textLimit } from '../fields/schema.ts';
import { CardGrid } from '../lists/CardGrid.tsx';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { PickedField } from './PickedField.tsx';
import { useField } from './use-field.ts';

/** A field with more room than a name needs takes the address of a picture too. */
const LONGEST_NAME = 40;

/** The name of one of the design system's icons, or the address of a picture instead. */
export function IconInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const [open, setOpen] = useState<'icons' | 'pictures'>();
  const close = () => setOpen(undefined);
  const pick = (name: string) => {
    close();
    change(name);
    blur();
  };
  return (
    <>
      <PickedField
        control={control}
        // The buttons say the same as the field's help about names and addresses.
        texts={{ ...texts, help: undefined }}
        ref={ref}
        shown={<Shown value={value} />}
        action={text('media.icon')}
        onAction={() => setOpen('icons')}
      >
        {(textLimit(props.schema) ?? 0) > LONGEST_NAME && (
          <Button size="small" variant="quiet" onClick={() => setOpen('pictures')}>
            {text('media.choosePicture')}
          </Button>
        )}
      </PickedField>
      {open === 'icons' && <IconDialog value={value} onPick={pick} onClose={close} />}
      {open === 'pictures' && (
        <LazyMediaPicker kind="image" onPick={({ address }) => pick(address)} onAddress={pick} onClose={close} />
      )}
    </>
  );
}

function Shown({ value }: { value: string }) {
  const text = useText();
  if (/^(\/[^/\\]|https:\/\/)/.test(value)) return <img src={value} alt="" />;
  return value === '' ? (
    <Text as="span" tone="muted">
      {text('media.iconNone')}
    </Text>
  ) : (
    <>
      <Icon name={value} size={28} /> <span>{nameOf(value)}</span>
    </>
  );
}

type IconDialogProps = { value: string; onPick: (name: string) => void; onClose: () => void };

function IconDialog({ value, onPick, onClose }: IconDialogProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => nameOf(name).includes(search.trim().toLowerCase()));
  return (
    <ModalDialog open onClose={onClose} title={text('media.icon')}>
      <Stack>
        <TextField
          data-autofocus=""
          type="search"
          label={text('media.iconSearch')}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Stack direction="row">
          <Button size="small" variant="quiet" onClick={() => onPick('')}>
            {text('media.iconNone')}
          </Button>
        </Stack>
        {found.length === 0 && <Text tone="muted">{text('media.iconNoMatch')}</Text>}
        <CardGrid label={text('media.icon')}>
          {found.map((name) => (
            <li key={name}>
              <button type="button" data-card="" aria-pressed={name === value} onClick={() => onPick(name)}>
                <Icon name={name} size={28} />
                <b>{nameOf(name)}</b>
              </button>
            </li>
          ))}
        </CardGrid>
      </Stack>
    </ModalDialog>
  );
}

const nameOf = (icon: string): string => (isIconName(icon) ? icon.replaceAll('-', ' ') : icon);
