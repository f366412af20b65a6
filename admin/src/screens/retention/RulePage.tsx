import { RETENTION_RULES, type RetentionRule, type RetentionTrial } from '@prospectus/contract/retention';
import { Button, Card, Stack, StatusChip, Text, TextField } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { FormPage } from '../../layout/FormPage.ts';
import { NotFound } from '../../errors/NotFound.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { TrialResult } from './TrialResult.tsx';
import { useAttempt } from './use-attempt.ts';
import { useRules } from './use-rules.ts';

/** One rule: its period, what it would do, and whether it is on. */
export function RulePage({ name }: { name: string }) {
  const { data, error, refetch } = useRules();
  const failure = failureInstead(error, data);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const rule = data.find((one) => one.name === name);
  // Anew after each change: the field then has the days that were saved.
  if (!rule) return <NotFound />;
  return <Rule key={`${rule.name} ${rule.version}`} rule={rule} />;
}

function Rule({ rule }: { rule: RetentionRule }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { attempt, say, isBusy } = useAttempt();
  const { minDays: least, maxDays: most } = RETENTION_RULES[rule.name];
  const [typed, setTyped] = useState(String(rule.days));
  const [trial, setTrial] = useState<RetentionTrial>();
  const [asks, setAsks] = useState(false);
  const days = Number(typed);
  const isWrong = !Number.isInteger(days) || days < least || days > most;
  const isTried = trial?.days === days;
  const params = { rule: rule.name };

  const dryRun = async () =>
    setTrial(await attempt(() => provider.api('POST /admin/retention/rules/:rule/try', { params, body: { days } })));
  const change = async (on: boolean) => {
    const body = { on, days: on ? days : rule.days, version: rule.version };
    if (await attempt(() => provider.api('PUT /admin/retention/rules/:rule', { params, body })))
      say(text('retention.rules.saved'));
  };
  const run = async () => {
    const ran = await attempt(() => provider.api('POST /admin/retention/rules/:rule/run', { params }));
    setAsks(false);
    setTrial(undefined);
    if (ran) say(text('retention.rules.ran', { smart_count: ran.erased }));
  };
  return (
    <FormPage>
      <PageHeader
        title={text(`retention.rules.names.${rule.name}`)}
        back={{ label: text('retention.title'), href: '/retention/rules' }}
        state={
          <StatusChip
            tone={rule.on ? 'success' : 'neutral'}
            label={text(rule.on ? 'retention.rules.on' : 'retention.rules.off')}
          />
        }
        subtitle={text(`retention.rules.about.${rule.name}`)}
      />
      <Card>
        <Stack gap={2}>
          <TextField
            label={text('retention.rules.periodField')}
            help={text('retention.rules.periodHelp', { least, most })}
            error={isWrong ? text('retention.rules.periodWrong', { least, most }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Text size="small" tone="muted">
            {text(isTried ? 'retention.rules.daily' : 'retention.rules.tryFirst')}
          </Text>
          <Stack direction="row" gap={1}>
            <Button
              variant={isTried ? 'secondary' : 'primary'}
              busy={isBusy && !asks}
              disabled={isWrong}
              onClick={() => void dryRun()}
            >
              {text('retention.rules.dryRun')}
            </Button>
            {(!rule.on || days !== rule.days) && (
              <Button disabled={!isTried || isBusy} onClick={() => void change(true)}>
                {text(rule.on ? 'retention.rules.save' : 'retention.rules.turnOn')}
              </Button>
            )}
            {rule.on && (
              <>
                <Button
                  variant="secondary"
                  disabled={!isTried || isBusy || days !== rule.days}
                  onClick={() => setAsks(true)}
                >
                  {text('retention.rules.runNow')}
                </Button>
                <Button variant="quiet" disabled={isBusy} onClick={() => void change(false)}>
                  {text('retention.rules.turnOff')}
                </Button>
              </>
            )}
          </Stack>
          {rule.changed_by_name && (
            <Text size="small" tone="muted">
              {text('retention.rules.changedBy', { name: rule.changed_by_name })}
            </Text>
          )}
        </Stack>
      </Card>
      {trial && <TrialResult trial={trial} />}
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={text('retention.rules.runTitle')}
        confirmLabel={text('retention.rules.runNow')}
        busy={isBusy}
        onConfirm={() => void run()}
        onCancel={() => setAsks(false)}
      >
        {text('retention.rules.runText')}
      </ConfirmDialog>
    </FormPage>
  );
}
