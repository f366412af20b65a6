import { Card, DataTable, Link, Stack } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { useRead } from '../../providers/calls.ts';
import { RuleState } from '../../screens/retention/RulePage.tsx';
import { useText } from '../../texts/language-context.ts';

const FIELDS = ['phone', 'email', 'address', 'facebook', 'instagram', 'youtube'] as const;

/** Contact and social links, which the record of the university has, and the way to its form. */
export function Contact() {
  const text = useText();
  const { data } = useGetList<RaRecord>('university-info', { pagination: { page: 1, perPage: 1 } }, { retry: false });
  const [university] = data ?? [];
  const lines = FIELDS.flatMap((name) => (university?.[name] ? [String(university[name])] : []));
  return (
    <Card>
      <Stack gap={1}>
        <Muted>{text('entities.settings.contactHelp')}</Muted>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <Link href="/university-info#contact">{text('entities.settings.editContact')}</Link>
        <Link href="/university-info#social">{text('entities.settings.editSocial')}</Link>
      </Stack>
    </Card>
  );
}

/** After how long data is erased; each rule has a page of its own, where it is tried before it is changed. */
export function RetentionRules() {
  const text = useText();
  const { data } = useRead('GET /admin/retention/rules');
  return (
    <DataTable
      caption={text('retention.parts.rules')}
      captionHidden
      columns={[
        { key: 'rule', label: text('retention.rules.rule') },
        { key: 'state', label: text('retention.rules.state') },
        { key: 'period', label: text('retention.rules.period') },
      ]}
      rows={(data ?? []).map((rule) => ({
        rule: <Link href={`/retention/rules/${rule.name}`}>{text(`retention.rules.names.${rule.name}`)}</Link>,
        state: <RuleState {...rule} />,
        period: text('retention.rules.days', { smart_count: rule.days }),
      }))}
    />
  );
}
