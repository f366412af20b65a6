import { type Proposal, type ProposalBody, type Resource, resources } from '@prospectus/contract';
import { Button, Card, Checkbox, EmptyState, Stack, StatusChip, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { fieldPathLabel } from '../../fields/schema-path.ts';
import { DataForm, type DataFields, useDataForm } from '../../layout/DataForm.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useApi, useCall } from '../../providers/calls.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

type Rollover = Extract<ProposalBody, { kind: 'rollover' }>;
type RoundTo = NonNullable<Rollover['fees']>['roundTo'];
const ROUND_TO: readonly RoundTo[] = [1, 10, 50, 100, 500, 1000];
const MAX_PROPOSALS = 200;
const THIS_YEAR = new Date().getFullYear();

const ROLLOVER = { from: String(THIS_YEAR), to: String(THIS_YEAR + 1), percent: '', roundTo: '100' };

/** A year or batch moved on through everything: proposed, accepted, saved in a release. */
export function RollOver() {
  const text = useText();
  return (
    <ChangeEverywhere
      title={text('publishing.rollover')}
      subtitle={text('publishing.rolloverText')}
      initial={ROLLOVER}
      bodyOf={({ from, to, percent, roundTo }): ProposalBody => {
        const fees = { percent: Number(percent), roundTo: Number(roundTo) as RoundTo };
        return { kind: 'rollover', from, to, ...(fees.percent && { fees }) };
      }}
      titleOf={({ to }) => text('publishing.intake', { batch: to })}
      fields={{
        from: { label: 'publishing.fromBatch', help: 'publishing.batchHelp' },
        to: { label: 'publishing.toBatch' },
        percent: { label: 'publishing.feePercent', help: 'publishing.feePercentHelp', inputMode: 'decimal' },
        roundTo: {
          label: 'publishing.roundTo',
          options: ROUND_TO.map((value) => ({ value, label: `₹${value.toLocaleString('en-IN')}` })),
        },
      }}
    />
  );
}

const REPLACE = { text: '', replacement: '', caseSensitive: false, wholeWord: false };

/** A text replaced by another everywhere: proposed, accepted, saved in a release. */
export function ReplaceText() {
  const text = useText();
  return (
    <ChangeEverywhere
      title={text('publishing.replace')}
      subtitle={text('publishing.replaceText')}
      initial={REPLACE}
      bodyOf={(values): ProposalBody => ({ kind: 'replace', ...values })}
      titleOf={({ text: from, replacement: to }) => text('publishing.replacedTitle', { from, to })}
      fields={{
        text: { label: 'publishing.find' },
        replacement: { label: 'publishing.replaceBy' },
        caseSensitive: { label: 'publishing.caseSensitive', isFlag: true },
        wholeWord: { label: 'publishing.wholeWord', isFlag: true },
      }}
    />
  );
}

type ChangeEverywhereProps<Values extends object> = {
  title: string;
  subtitle: string;
  initial: Values;
  fields: DataFields<Values>;
  bodyOf: (values: Values) => ProposalBody;
  /** The suggested title of the release. */
  titleOf: (values: Values) => string;
};

function ChangeEverywhere<Values extends object>(props: ChangeEverywhereProps<Values>) {
  const { title, subtitle, initial, fields, bodyOf, titleOf } = props;
  const text = useText();
  const api = useApi();
  const [search, setSearch] = useState<{ count: number; title: string; proposals: readonly Proposal[] }>();
  const form = useDataForm(initial, undefined, async (values: Values) => {
    const proposals = await api('POST /admin/releases/propose', { body: bodyOf(values) });
    setSearch((before) => ({ count: (before?.count ?? 0) + 1, title: titleOf(values), proposals }));
  });
  return (
    <Stack gap={3}>
      <PageHeader title={title} subtitle={subtitle} back={{ label: text('publishing.releases'), href: '/releases' }} />
      <Card>
        <DataForm form={form} fields={fields} button="publishing.look" />
      </Card>
      {search && (
        <Card>
          {search.proposals.length === 0 ? (
            <EmptyState
              headingLevel={2}
              icon="search"
              title={text('publishing.nothingToChange')}
              text={text('publishing.nothingToChangeText')}
            />
          ) : (
            <Proposals key={search.count} proposals={search.proposals} suggestedTitle={search.title} />
          )}
        </Card>
      )}
    </Stack>
  );
}

const keyOf = ({ id, path }: Proposal) => `${id} ${path}`;

/** Proposed changes with their texts before and after, accepted one by one and saved in a release. */
function Proposals({ proposals, suggestedTitle }: { proposals: readonly Proposal[]; suggestedTitle: string }) {
  const text = useText();
  const contractText = useContractText();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const [refused, setRefused] = useState<ReadonlySet<string>>(
    () => new Set(proposals.filter(({ careful }) => careful).map(keyOf)),
  );
  const [title, setTitle] = useState(suggestedTitle);
  const accepted = proposals.filter((proposal) => !refused.has(keyOf(proposal)));
  const toggle = (key: string) => {
    const others = [...refused].filter((one) => one !== key);
    setRefused(new Set(refused.has(key) ? others : [...others, key]));
  };
  const accept = async () => {
    const changes = accepted.map(({ resource, id, path, before, after }) => ({ resource, id, path, before, after }));
    const done = text('publishing.accepted');
    const saved = await call('POST /admin/releases/accept', { body: { title, changes } }, { done });
    if (saved) void navigate(`/releases/${saved.answer.id}`);
  };
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={1.5} align="end">
        <TextField
          label={text('publishing.releaseTitle')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          maxLength={160}
        />
        <Button busy={busy} disabled={accepted.length === 0 || !title.trim()} onClick={() => void accept()}>
          {text('publishing.accept', { smart_count: accepted.length })}
        </Button>
        <Button variant="quiet" onClick={() => setRefused(new Set())}>
          {text('publishing.chooseAll')}
        </Button>
        <Button variant="quiet" onClick={() => setRefused(new Set(proposals.map(keyOf)))}>
          {text('publishing.chooseNone')}
        </Button>
      </Stack>
      <Stack as="ul" gap={2}>
        {proposals.slice(0, MAX_PROPOSALS).map((proposal) => {
          const key = keyOf(proposal);
          const declaration = resources[proposal.resource as keyof typeof resources] as Resource;
          const field = fieldPathLabel(declaration.schema as z.ZodType, proposal.path, contractText) || proposal.path;
          return (
            <li key={key}>
              <Stack gap={0.5}>
                <Stack direction="row" gap={1} align="center">
                  <Checkbox
                    label={`${contractText(declaration.label.one)} “${proposal.title}” · ${field}`}
                    checked={!refused.has(key)}
                    onChange={() => toggle(key)}
                  />
                  {proposal.careful && <StatusChip tone="warning" label={text('publishing.careful')} />}
                </Stack>
                <Difference before={proposal.before} after={proposal.after} />
              </Stack>
            </li>
          );
        })}
      </Stack>
      {proposals.length > MAX_PROPOSALS && (
        <Text tone="muted">{text('publishing.moreProposals', { smart_count: proposals.length - MAX_PROPOSALS })}</Text>
      )}
    </Stack>
  );
}

const CONTEXT_LENGTH = 60;

/** The words that a change removes and adds, with some of those around them. */
function Difference({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const [was, is] = [plain(before), plain(after)];
  const start = commonStart(was, is);
  const end = commonStart(reversed(was.slice(start)), reversed(is.slice(start)));
  const lead = was.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  const rest = was.slice(was.length - end);
  return (
    <Text as="div" size="small">
      {start > CONTEXT_LENGTH && '… '}
      {lead}
      <del>{was.slice(start, was.length - end)}</del> <ins>{is.slice(start, is.length - end)}</ins>
      {rest.slice(0, CONTEXT_LENGTH)}
      {rest.length > CONTEXT_LENGTH && ' …'}
    </Text>
  );
}

const plain = (value: string | number): string =>
  typeof value === 'number'
    ? `₹${value.toLocaleString('en-IN')}`
    : value
        .replace(/<[^<>]*>/g, ' ')
        .replace(/&amp;/g, '&')
        .replace(/&lt;/g, '<')
        .replace(/\s+/g, ' ')
        .trim();

/** How many letters two texts begin with together, up to the beginning of a word. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  while (at > 0 && /\S/.test(one[at - 1] ?? '')) at -= 1;
  return at;
}

const reversed = (text: string): string => [...text].toReversed().join('');
