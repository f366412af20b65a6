import type { Proposal, ProposalBody } from '@prospectus/contract';
import { Button, Card, Checkbox, EmptyState, Grid, Select, Stack, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';

import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { ProposalTable } from './ProposalTable.tsx';
import { useAction } from './use-action.ts';

/** A year or batch moved on through everything, or a text replaced by another: proposed, accepted, saved in a release. */
export function ChangeEverywhere({ kind }: { kind: ProposalBody['kind'] }) {
  const text = useText();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run } = useAction();
  const [from, setFrom] = useState(() => (kind === 'rollover' ? String(new Date().getFullYear()) : ''));
  const [to, setTo] = useState(() => (kind === 'rollover' ? String(new Date().getFullYear() + 1) : ''));
  const [percent, setPercent] = useState('');
  const [roundTo, setRoundTo] = useState<1 | 10 | 50 | 100 | 500 | 1000>(100);
  const [caseSensitive, setCaseSensitive] = useState(false);
  const [wholeWord, setWholeWord] = useState(false);
  const [found, setFound] = useState<{ key: number; proposals: readonly Proposal[] }>();
  const body = (): ProposalBody =>
    kind === 'replace'
      ? { kind, text: from, replacement: to, caseSensitive, wholeWord }
      : { kind, from, to, ...(Number(percent) && { fees: { percent: Number(percent), roundTo } }) };
  const look = () =>
    run('look', async () => {
      const proposals = await provider.api('POST /admin/releases/propose', { body: body() });
      setFound({ key: (found?.key ?? 0) + 1, proposals });
    });
  const accept = (title: string, accepted: readonly Proposal[]) =>
    run(
      'accept',
      async () => {
        const changes = accepted.map(({ resource, id, path, before, after }) => ({
          resource,
          id,
          path,
          before,
          after,
        }));
        const release = await provider.api('POST /admin/releases/accept', { body: { title, changes } });
        void navigate(`/releases/${release.id}`);
      },
      text('publishing.accepted'),
    );
  const isRollover = kind === 'rollover';
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
            void look();
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
                    onChange={(event) => setRoundTo(Number(event.target.value) as typeof roundTo)}
                    options={[1, 10, 50, 100, 500, 1000].map((value) => ({
                      value,
                      label: `₹${value.toLocaleString('en-IN')}`,
                    }))}
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
                busy={running === 'look'}
                disabled={!from || (isRollover && !to)}
              >
                {text('publishing.look')}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Card>
      {found && (
        <Card>
          {found.proposals.length === 0 ? (
            <EmptyState
              headingLevel={2}
              icon="search"
              title={text('publishing.nothingToChange')}
              text={text('publishing.nothingToChangeText')}
            />
          ) : (
            <ProposalTable
              key={found.key}
              proposals={found.proposals}
              title={
                isRollover ? text('publishing.intake', { batch: to }) : text('publishing.replacedTitle', { from, to })
              }
              busy={running === 'accept'}
              onAccept={(title, accepted) => void accept(title, accepted)}
            />
          )}
        </Card>
      )}
    </Stack>
  );
}
