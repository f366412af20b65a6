import styled from '@emotion/styled';
import {
  Button,
  colour,
  Dialog,
  Icon,
  iconNames,
  isIconName,
  radius,
  space,
  Text,
  TextField,
} from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { z } from 'zod';

import { FileGrid } from '../media/FileGrid.tsx';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { unwrapped } from '../fields/schema.ts';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** The name of one of the design system's icons, found by its name; a picture instead, where the field has room for its address. */
export function IconInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const [open, setOpen] = useState<'icons' | 'pictures'>();
  useEffect(() => ref({ focus: () => document.getElementById(control.id)?.focus() }), [ref, control.id]);
  const pick = (name: string) => {
    setOpen(undefined);
    change(name);
    blur();
  };
  return (
    <Root role="group" aria-labelledby={`${control.id}-label`}>
      <span className="label" id={`${control.id}-label`}>
        {texts.label}
      </span>
      <div>
        <Shown value={value} />
        <Button
          id={control.id}
          size="small"
          variant="secondary"
          aria-labelledby={`${control.id} ${control.id}-label`}
          onClick={() => setOpen('icons')}
        >
          {text('media.icon')}
        </Button>
        {takesAddress(props.schema) && (
          <Button size="small" variant="quiet" onClick={() => setOpen('pictures')}>
            {text('media.choosePicture')}
          </Button>
        )}
      </div>
      {texts.error && (
        <Text size="small" tone="danger" role="alert">
          {texts.error}
        </Text>
      )}
      {open === 'icons' && <IconDialog value={value} onPick={pick} onClose={() => setOpen(undefined)} />}
      {open === 'pictures' && (
        <LazyMediaPicker
          kind="image"
          onPick={({ address }) => pick(address)}
          onAddress={pick}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Root>
  );
}

function Shown({ value }: { value: string }) {
  const text = useText();
  if (value === '')
    return (
      <Text as="span" tone="muted">
        {text('media.iconNone')}
      </Text>
    );
  if (/^(\/[^/\\]|https:\/\/)/.test(value)) return <img src={value} alt="" />;
  return (
    <>
      <Icon name={value} size={28} /> <span>{nameOf(value)}</span>
    </>
  );
}

function IconDialog({
  value,
  onPick,
  onClose,
}: {
  value: string;
  onPick: (name: string) => void;
  onClose: () => void;
}) {
  const text = useText();
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => nameOf(name).includes(search.trim().toLowerCase()));
  return (
    <Dialog open onClose={onClose} title={text('media.icon')}>
      <Body>
        <TextField
          data-autofocus=""
          type="search"
          label={text('media.iconSearch')}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button size="small" variant="quiet" onClick={() => onPick('')}>
          {text('media.iconNone')}
        </Button>
        {found.length === 0 && <Text tone="muted">{text('media.iconNoMatch')}</Text>}
        <FileGrid label={text('media.icon')} busy={false}>
          {found.map((name) => (
            <li key={name}>
              <button type="button" data-card="" aria-pressed={name === value} onClick={() => onPick(name)}>
                <Icon name={name} size={28} />
                <b>{nameOf(name)}</b>
              </button>
            </li>
          ))}
        </FileGrid>
      </Body>
    </Dialog>
  );
}

const nameOf = (icon: string): string => (isIconName(icon) ? icon.replaceAll('-', ' ') : icon);

const LONGEST_NAME = 40;

/** Whether the field has room for the address of a picture, as one that only takes names has not. */
function takesAddress(schema: z.ZodType): boolean {
  const bare = unwrapped(schema);
  return bare instanceof z.ZodString && (bare.maxLength ?? 0) > LONGEST_NAME;
}

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  '& > .label': { fontWeight: 500, lineHeight: 1.4 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1), minHeight: 48 },
  '& img': {
    width: 40,
    height: 40,
    objectFit: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
  },
});

const Body = styled('div')({ display: 'grid', gap: space(2), '& > button': { justifySelf: 'start' } });
