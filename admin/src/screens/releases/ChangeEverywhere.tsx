import { type Proposal, type ProposalBody, type Resource, resources } from '@prospectus/contract';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Grid,
  Select,
  Stack,
  StatusChip,
  Text,
  TextField,
} from '@prospectus/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { fieldPathLabel } from '../../fields/schema-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useCall } from '../../providers/calls.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { Difference } from './Difference.tsx';

type RoundTo = 1 | 10 | 50 | 100 | 500 | 1000;
const ROUND_TO: readonly RoundTo[] = [1, 10, 50, 100, 500, 1000];
const MAX_PROPOSALS = 200;

/** A year or batch moved on through everything, or a text replaced by another: proposed, accepted, saved in a release. */
export function ChangeEverywhere({ kind }: { kind: ProposalBody['kind'] }) {
  const text = useText();
  const { attempt, busy } = useCall();
  const isRollover = kind === 'rollover';
  const [year] = useState(() => new Date().getFullYear());
  const [from, setFrom] = useState(isRollover ? String(year) : '');
  const [to, setTo] = useState(isRollover ? String(year + 1) : '');
  const [percent, setPercent] = useState('');
  const [roundTo, setRoundTo] = useState<RoundTo>(100);
  const [caseSensitive, setCaseSensitive] = useState(false);
  const [wholeWord, setWholeWord] = useState(false);
  const [search, setSearch] = useState<{ count: number; title: string; proposals: readonly Proposal[] }>();
  const propose = async () => {
    const body: ProposalBody =
      kind === 'replace'
        ? { kind, text: from, replacement: to, caseSensitive, wholeWord }
        : { kind, from, to, ...(Number(percent) && { fees: { percent: Number(percent), roundTo } }) };
    const result = await attempt((api) => api('POST /admin/releases/propose', { body }));
    const title = isRollover
      ? text('publishing.intake', { batch: to })
      : text('publishing.replacedTitle', { from, to });
    if (result) setSearch({ count: (search?.count ?? 0) + 1, title, proposals: result.answer });
  };
  return (
    <Stack gap={3}>
      <PageHeader
        title={text(isRollover ? 'publishing.rollover' : 'publishing.replace')}
        subtitle={text(isRollover ? 'publishing.rolloverText' : 'publishing.replaceText')}
        back={{ label: text('publishing.releases'), href: '/releases' }}
      />
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void propose();
          }}
        >
          <Stack gap={2}>
            <Grid min={220} gap={2} align="start">
              <TextField
                label={text(isRollover ? 'publishing.fromBatch' : 'publishing.find')}
                help={isRollover ? text('publishing.batchHelp') : undefined}
                value={from}
                onChange={(event) => setFrom(event.target.value)}
                required
              />
              <TextField
                label={text(isRollover ? 'publishing.toBatch' : 'publishing.replaceBy')}
                value={to}
                onChange={(event) => setTo(event.target.value)}
                required={isRollover}
              />
              {isRollover && (
                <>
                  <TextField
                    label={text('publishing.feePercent')}
                    help={text('publishing.feePercentHelp')}
                    inputMode="decimal"
                    value={percent}
                    onChange={(event) => setPercent(event.target.value)}
                  />
                  <Select
                    label={text('publishing.roundTo')}
                    value={roundTo}
                    onChange={(event) => setRoundTo(Number(event.target.value) as RoundTo)}
                    options={ROUND_TO.map((value) => ({ value, label: `₹${value.toLocaleString('en-IN')}` }))}
                  />
                </>
              )}
            </Grid>
            {!isRollover && (
              <Stack direction="row" gap={3}>
                <Checkbox
                  label={text('publishing.caseSensitive')}
                  checked={caseSensitive}
                  onChange={(event) => setCaseSensitive(event.target.checked)}
                />
                <Checkbox
                  label={text('publishing.wholeWord')}
                  checked={wholeWord}
                  onChange={(event) => setWholeWord(event.target.checked)}
                />
              </Stack>
            )}
            <Stack direction="row">
              <Button
                type="submit"
                variant="secondary"
                startIcon="search"
                busy={busy}
                disabled={!from || (isRollover && !to)}
              >
                {text('publishing.look')}
              </Button>
            </Stack>
          </Stack>
        </form>
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
          const field = fieldPathLabel(declaration.schema as z.ZodType, proposal.path) || proposal.path;
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
