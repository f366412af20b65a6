import styled from '@emotion/styled';
import { type LinkTarget, type Resource, resources } from '@prospectus/contract';
import {
  Button,
  colour,
  ErrorState,
  radius,
  Skeleton,
  space,
  Stack,
  Tabs,
  Text,
  TextField,
} from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { directAddress } from '@prospectus/design-system/editor';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';

import { SearchField } from '../layout/SearchField.tsx';
import { useRead } from '../providers/calls.ts';
import { translatedLabel } from '../texts/contract-text.ts';
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
  const typed = (of: TypedKind) => (
    <TypedAddress
      key={of}
      of={of}
      value={kind === of ? value.slice(TYPED[of].scheme.length) : ''}
      isAllowed={isAllowed}
      onPick={onPick}
    />
  );
  return (
    <ModalDialog open onClose={onClose} size="medium" title={text('media.linkTitle')} subtitle={text('media.linkHelp')}>
      <Body>
        <Tabs
          label={text('media.linkTitle')}
          selectedId={shown}
          onChange={setShown}
          tabs={[
            { id: 'page', label: text('media.linkKinds.page'), content: <Pages value={value} onPick={onPick} /> },
            { id: 'phone', label: text('media.linkKinds.phone'), content: typed('phone') },
            { id: 'mail', label: text('media.linkKinds.mail'), content: typed('mail') },
            { id: 'outside', label: text('media.linkKinds.outside'), content: typed('outside') },
          ]}
        />
        {onFile && (
          <Button size="small" variant="quiet" startIcon="download" onClick={onFile}>
            {text('media.linkFile')}
          </Button>
        )}
      </Body>
    </ModalDialog>
  );
}

function Pages({ value, onPick }: Pick<PickerProps, 'value' | 'onPick'>) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [path = '', former = ''] = value.split('#');
  const [section, setSection] = useState(former);
  const {
    data: pages,
    error,
    refetch,
  } = useRead('GET /admin/search/pages', { query: { q: search } }, { placeholderData: keepPreviousData });
  const anchor = section.trim().replace(/^#/, '');
  const isWrong = !/^[\w-]*$/.test(anchor);
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
      {error && (
        <ErrorState
          headingLevel={3}
          title={text('media.notLoaded')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!pages && !error && <Skeleton height={240} />}
      {pages?.length === 0 && <Text tone="muted">{text('media.linkNone')}</Text>}
      {pages && pages.length > 0 && (
        <ul aria-label={text('media.linkPages')}>
          {pages.map((page) => (
            <li key={page.path}>
              <button
                type="button"
                disabled={isWrong}
                aria-pressed={page.path === path}
                onClick={() => onPick(anchor === '' ? page.path : `${page.path}#${anchor}`)}
              >
                <Page page={page} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Page({ page: { title, path, resource } }: { page: LinkTarget }) {
  const { text, contractText } = useLanguage();
  const known = resource === null ? undefined : (resources as Record<string, Resource>)[resource];
  return (
    <>
      <b>{title}</b>
      <small>
        {path} · {known ? translatedLabel(known, contractText).one : text('media.fixedPages')}
      </small>
    </>
  );
}

type TypedKind = 'phone' | 'mail' | 'outside';
const TYPED = {
  phone: { scheme: 'tel:', shape: /^tel:\+?[\d\s-]{5,}$/, mode: 'tel', label: 'media.linkPhone' },
  mail: { scheme: 'mailto:', shape: /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, mode: 'email', label: 'media.linkMail' },
  outside: { scheme: '', shape: /^https?:\/\/[^\s/]+\.[^\s/]+/i, mode: 'url', label: 'media.linkOther' },
} as const;

function TypedAddress({
  of,
  value,
  isAllowed,
  onPick,
}: Pick<PickerProps, 'value' | 'isAllowed' | 'onPick'> & { of: TypedKind }) {
  const text = useText();
  const { scheme, shape, mode, label } = TYPED[of];
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string>();
  const submit = () => {
    const address = directAddress(`${scheme}${typed.trim()}`);
    if (address && shape.test(address) && isAllowed(address)) onPick(address);
    else setError(text(`media.linkWrong.${of}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="other">
      <TextField
        label={text(label)}
        help={of === 'outside' ? text('media.linkOtherHelp') : undefined}
        error={error}
        value={typed}
        inputMode={mode}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button size="small" variant="secondary" onClick={submit}>
        {text('media.linkUse')}
      </Button>
    </div>
  );
}

const Body = styled('div')({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  '& ul': {
    display: 'grid',
    maxHeight: 'min(340px, 40dvh)',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
  },
  '& ul button': {
    display: 'grid',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 52,
    padding: '6px 12px',
    border: 0,
    borderBottom: `1px solid ${colour.rule}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: colour.tint },
    '&[aria-pressed="true"]': { background: colour.actionTint },
    '&:focus-visible': { outlineOffset: -3 },
    '& > b': { fontWeight: 500 },
    '& > small': { color: colour.muted },
  },
  '& .other': { display: 'grid', gap: space(1), justifyItems: 'start', '& > div': { width: '100%' } },
});
