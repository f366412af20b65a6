import type { RetentionTrial } from '@prospectus/contract/retention';
import { Card, DataTable, Heading, Link, Stack, Text } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useLanguage } from '../../texts/language-context.ts';

/** What a rule would erase now, what stays and why, and examples of both. */
export function TrialResult({ trial }: { trial: RetentionTrial }) {
  const { text, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return (
    <Card as="section">
      <Stack gap={2}>
        <div role="status">
          <Heading level={2} size="h5">
            {text('retention.rules.result', { days: trial.days })} {number.format(trial.due)}
          </Heading>
        </div>
        {trial.kept.length > 0 && (
          <div>
            <Text size="small" tone="muted">
              {text('retention.rules.kept')}
            </Text>
            <Stack as="ul" gap={0.5}>
              {trial.kept.map(({ why, count }) => (
                <li key={why}>
                  {text(`retention.rules.why.${why}`)}: {number.format(count)}
                </li>
              ))}
            </Stack>
          </div>
        )}
        {trial.sample.length > 0 && (
          <DataTable
            caption={text('retention.rules.sample')}
            columns={[
              { key: 'what', label: text('retention.rules.what') },
              { key: 'at', label: text('retention.rules.since') },
              { key: 'result', label: text('retention.rules.outcome') },
            ]}
            rows={trial.sample.map(({ title, at, lead, kept }) => ({
              what: lead ? <Link href={`/leads/${lead}`}>{title}</Link> : title,
              at: <Timestamp at={at} />,
              result: kept
                ? text('retention.rules.stays', { why: text(`retention.rules.why.${kept}`) })
                : text('retention.rules.goes'),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
