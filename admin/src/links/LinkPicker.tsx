import styled from '@emotion/styled';
import { type LinkTarget, type Resource, resources } from '@prospectus/contract';
import {
  Button,
  colour,
  Dialog,
  ErrorState,
  radius,
  Skeleton,
  space,
  Text,
  TextField,
} from '@prospectus/design-system';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { translatedLabel } from '../texts/contract-text.ts';
import { useContractText, useText } from '../texts/language-context.ts';

/** A dialog to choose where a link leads: a live page of the site, or another address that the contract permits. */
export function LinkPicker({
  value,
  isAllowed,
  onPick,
  onClose,
}: {
  value: string;
  /** Whether a typed address may be used. */
  isAllowed: (address: string) => boolean;
  onPick: (address: string) => void;
  onClose: () => void;
}) {
  const text = useText();
  const [search, setSearch] = useState('');
  const { pages, error, retry } = useLinkTargets(search);
  return (
    <Dialog open onClose={onClose} size="medium" title={text('media.linkTitle')} subtitle={text('media.linkHelp')}>
      <Body>
        <TextField
          data-autofocus=""
          type="search"
          label={text('media.linkSearch')}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        {error && <ErrorState headingLevel={3} title={text('media.notLoaded')} text={error} onRetry={retry} />}
        {!pages && !error && <Skeleton height={240} />}
        {pages?.length === 0 && <Text tone="muted">{text('media.linkNone')}</Text>}
        {pages && pages.length > 0 && (
          <ul aria-label={text('media.linkPages')}>
            {pages.map((page) => (
              <li key={page.path}>
                <button type="button" aria-pressed={page.path === value} onClick={() => onPick(page.path)}>
                  <Page page={page} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <OtherAddress value={value} isAllowed={isAllowed} onPick={onPick} />
      </Body>
    </Dialog>
  );
}

function Page({ page: { title, path, resource } }: { page: LinkTarget }) {
  const text = useText();
  const contractText = useContractText();
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

function OtherAddress({
  value,
  isAllowed,
  onPick,
}: {
  value: string;
  isAllowed: (address: string) => boolean;
  onPick: (address: string) => void;
}) {
  const text = useText();
  const [address, setAddress] = useState(value);
  const [error, setError] = useState<string>();
  const submit = () => (isAllowed(address.trim()) ? onPick(address.trim()) : setError(text('media.linkWrong')));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="other">
      <TextField
        label={text('media.linkOther')}
        help={text('media.linkOtherHelp')}
        error={error}
        value={address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Button size="small" variant="secondary" onClick={submit}>
        {text('media.linkUse')}
      </Button>
    </div>
  );
}

const SEARCH_AFTER_MS = 150;

/** The pages that fit; those of the search before are shown until they are known. */
function useLinkTargets(search: string) {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const [found, setFound] = useState<{ pages?: readonly LinkTarget[]; error?: string }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () =>
        void ask('linkTargets', { query: { q: search } }).then(
          (pages) => current && setFound({ pages }),
          (error: unknown) => current && setFound({ error: (error as Error).message }),
        ),
      search === '' ? 0 : SEARCH_AFTER_MS,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, search, round]);
  return { ...found, retry: () => setRound(round + 1) };
}

const Body = styled('div')({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  '& > ul': {
    display: 'grid',
    maxHeight: 'min(340px, 40dvh)',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
  },
  '& > ul button': {
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
    '& > small': { color: colour.muted, overflowWrap: 'anywhere' },
  },
  '& > .other': { display: 'grid', gap: space(1), justifyItems: 'start', '& > div': { width: '100%' } },
});
