import { type LinkTarget, type Resource, resources } from '@prospectus/contract';
import { Button, Skeleton, Stack, Tabs, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { directAddress } from '@prospectus/design-system/editor';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { Loaded } from '../layout/Loaded.tsx';
import { Muted } from '../layout/Muted.tsx';
import { SearchField } from '../layout/SearchField.tsx';
import { useRead } from '../providers/calls.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { linkKind } from './link-kind.ts';

type PickerProps = {
  value: string;
  isAllowed: (address: string) => boolean;
  onPick: (address: string) => void;
  /** Chooses a file instead; left out where the link is none of a field. */
  onFile?: (() => void) | undefined;
  onClose: () => void;
};

export function LinkPicker({ value, isAllowed, onPick, onFile, onClose }: PickerProps) {
  const text = useText();
  const kind = value === '' ? 'page' : linkKind(value);
  const [shown, setShown] = useState<string>(kind === 'file' ? 'page' : kind);
  return (
    <ModalDialog open onClose={onClose} size="medium" title={text('media.linkTitle')} subtitle={text('media.linkHelp')}>
      <Stack gap={2}>
        <Tabs
          label={text('media.linkTitle')}
          selectedId={shown}
          onChange={setShown}
          tabs={(['page', 'phone', 'mail', 'outside'] as const).map((id) => ({
            id,
            label: text(`media.linkKinds.${id}`),
            content:
              id === 'page' ? (
                <Pages value={value} onPick={onPick} />
              ) : (
                <TypedAddress
                  key={id}
                  kind={id}
                  value={kind === id ? value.slice(TYPED[id].scheme.length) : ''}
                  isAllowed={isAllowed}
                  onPick={onPick}
                />
              ),
          }))}
        />
        {onFile && (
          <Stack direction="row">
            <Button size="small" variant="quiet" startIcon="download" onClick={onFile}>
              {text('media.linkFile')}
            </Button>
          </Stack>
        )}
      </Stack>
    </ModalDialog>
  );
}

function Pages({ value, onPick }: Pick<PickerProps, 'value' | 'onPick'>) {
  const { text, contractText } = useLanguage();
  const [search, setSearch] = useState('');
  const [chosen = '', chosenSection = ''] = value.split('#');
  const [section, setSection] = useState(chosenSection);
  const query = useRead('GET /admin/search/pages', { query: { q: search } }, { placeholderData: keepPreviousData });
  const anchor = section.trim().replace(/^#/, '');
  const isWrong = !/^[\w-]*$/.test(anchor);
  const typeOf = ({ resource }: LinkTarget) => {
    const declaration = resource === null ? undefined : (resources as Record<string, Resource>)[resource];
    return declaration ? contractText(declaration.label.one) : text('media.fixedPages');
  };
  return (
    <Stack gap={2}>
      <SearchField isFirst label={text('media.linkSearch')} value={search} onChange={setSearch} />
      <TextField
        label={text('media.linkSection')}
        help={text('media.linkSectionHelp')}
        error={isWrong ? text('media.linkSectionWrong') : undefined}
        value={section}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSection(event.target.value)}
      />
      <Loaded query={query} headingLevel={3} title={text('media.notLoaded')} waiting={<Skeleton height={240} />}>
        {(pages) =>
          pages.length === 0 ? (
            <Text tone="muted">{text('media.linkNone')}</Text>
          ) : (
            <Stack as="ul" gap={0.5}>
              {pages.map((page) => (
                <li key={page.path}>
                  <Button
                    variant={page.path === chosen ? 'secondary' : 'quiet'}
                    size="small"
                    disabled={isWrong}
                    aria-pressed={page.path === chosen}
                    onClick={() => onPick(anchor === '' ? page.path : `${page.path}#${anchor}`)}
                  >
                    {page.title}
                    <Muted as="span">
                      {page.path} · {typeOf(page)}
                    </Muted>
                  </Button>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

const TYPED = {
  phone: { scheme: 'tel:', shape: /^tel:\+?[\d\s-]{5,}$/, mode: 'tel', label: 'media.linkPhone' },
  mail: { scheme: 'mailto:', shape: /^mailto:[^\s@]+@[^\s@.]+\.[^\s@]+$/, mode: 'email', label: 'media.linkMail' },
  outside: { scheme: '', shape: /^https?:\/\/[^\s/]+\.[^\s/]+/i, mode: 'url', label: 'media.linkOther' },
} as const;

type TypedProps = Pick<PickerProps, 'value' | 'isAllowed' | 'onPick'> & { kind: keyof typeof TYPED };

function TypedAddress({ kind, value, isAllowed, onPick }: TypedProps) {
  const text = useText();
  const { scheme, shape, mode, label } = TYPED[kind];
  const [typed, setTyped] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const address = directAddress(`${scheme}${typed.trim()}`);
    if (address && shape.test(address) && isAllowed(address)) onPick(address);
    else setWrong(true);
  };
  return (
    <Stack gap={1}>
      <TextField
        label={text(label)}
        help={kind === 'outside' ? text('media.linkOtherHelp') : undefined}
        error={isWrong ? text(`media.linkWrong.${kind}`) : undefined}
        value={typed}
        inputMode={mode}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <Stack direction="row">
        <Button size="small" variant="secondary" onClick={submit}>
          {text('media.linkUse')}
        </Button>
      </Stack>
    </Stack>
  );
}
