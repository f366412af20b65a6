import { RETENTION_RULES, type RetentionRule, type RetentionTrial } from '@prospectus/contract/retention';
import { Button, Card, DataTable, Heading, Link, Stack, StatusChip, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import { NotFound } from '../../errors/error-pages.tsx';
import { ConfirmButton } from '../../layout/ConfirmButton.tsx';
import { FormPage } from '../../layout/FormPage.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';

/** One rule: its period, what it would do, and whether it is on. */
export function RulePage({ name }: { name: string }) {
  const text = useText();
  return (
    <Loaded
      query={useRead('GET /admin/retention/rules')}
      headingLevel={1}
      title={text('retention.failed')}
      waiting={<PageSkeleton />}
    >
      {(rules) => {
        const rule = rules.find((known) => known.name === name);
        return rule ? <Rule key={name} rule={rule} /> : <NotFound />;
      }}
    </Loaded>
  );
}

export function RuleState({ on }: Pick<RetentionRule, 'on'>) {
  const text = useText();
  return (
    <StatusChip tone={on ? 'success' : 'neutral'} label={text(on ? 'retention.rules.on' : 'retention.rules.off')} />
  );
}

function Rule({ rule }: { rule: RetentionRule }) {
  const text = useText();
  const { call, busy } = useCall();
  const { minDays: least, maxDays: most } = RETENTION_RULES[rule.name];
  const [typed, setTyped] = useState(String(rule.days));
  const [trial, setTrial] = useState<RetentionTrial>();
  const days = Number(typed);
  const isWrong = !Number.isInteger(days) || days < least || days > most;
  const isTried = trial?.days === days;
  const params = { rule: rule.name };

  const dryRun = async () =>
    setTrial((await call('POST /admin/retention/rules/:rule/try', { params, body: { days } }))?.answer);
  const change = async (on: boolean) => {
    const body = { on, days: on ? days : rule.days, version: rule.version };
    const options = { done: text('retention.rules.saved') };
    if (await call('PUT /admin/retention/rules/:rule', { params, body }, options)) setTyped(String(body.days));
  };
  const run = async () => {
    await call(
      'POST /admin/retention/rules/:rule/run',
      { params },
      { done: ({ erased }) => ({ title: text('retention.rules.ran', { smart_count: erased }) }) },
    );
    setTrial(undefined);
  };
  return (
    <FormPage>
      <PageHeader
        title={text(`retention.rules.names.${rule.name}`)}
        back={{ label: text('retention.title'), href: '/retention/rules' }}
        state={<RuleState on={rule.on} />}
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
          <Muted>{text(isTried ? 'retention.rules.daily' : 'retention.rules.tryFirst')}</Muted>
          <Stack direction="row" gap={1}>
            <Button
              variant={isTried ? 'secondary' : 'primary'}
              busy={busy}
              disabled={isWrong}
              onClick={() => void dryRun()}
            >
              {text('retention.rules.dryRun')}
            </Button>
            {(!rule.on || days !== rule.days) && (
              <Button disabled={!isTried || busy} onClick={() => void change(true)}>
                {text(rule.on ? 'retention.rules.save' : 'retention.rules.turnOn')}
              </Button>
            )}
            {rule.on && (
              <>
                <ConfirmButton
                  variant="secondary"
                  tone="danger"
                  disabled={!isTried || days !== rule.days}
                  busy={busy}
                  label={text('retention.rules.runNow')}
                  title={text('retention.rules.runTitle')}
                  onConfirm={run}
                >
                  {text('retention.rules.runText')}
                </ConfirmButton>
                <Button variant="quiet" disabled={busy} onClick={() => void change(false)}>
                  {text('retention.rules.turnOff')}
                </Button>
              </>
            )}
          </Stack>
          {rule.changed_by_name && <Muted>{text('retention.rules.changedBy', { name: rule.changed_by_name })}</Muted>}
        </Stack>
      </Card>
      {trial && <TrialResult trial={trial} />}
    </FormPage>
  );
}

/** The records that a rule would erase now, those that stay and why, and examples of both. */
function TrialResult({ trial: { days, due, kept, sample } }: { trial: RetentionTrial }) {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return (
    <Card as="section">
      <Stack gap={2}>
        <div role="status">
          <Heading level={2} size="h5">
            {text('retention.rules.result', { days })} {number.format(due)}
          </Heading>
        </div>
        {kept.length > 0 && (
          <div>
            <Muted>{text('retention.rules.kept')}</Muted>
            <Stack as="ul" gap={0.5}>
              {kept.map(({ why, count }) => (
                <li key={why}>
                  {text(`retention.rules.why.${why}`)}: {number.format(count)}
                </li>
              ))}
            </Stack>
          </div>
        )}
        {sample.length > 0 && (
          <DataTable
            caption={text('retention.rules.sample')}
            columns={[
              { key: 'what', label: text('retention.rules.what') },
              { key: 'at', label: text('retention.rules.since') },
              { key: 'result', label: text('retention.rules.outcome') },
            ]}
            rows={sample.map(({ title, at, lead, kept: why }) => ({
              what: lead ? <Link href={`/leads/${lead}`}>{title}</Link> : title,
              at: <Timestamp at={at} />,
              result: why
                ? text('retention.rules.stays', { why: text(`retention.rules.why.${why}`) })
                : text('retention.rules.goes'),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
