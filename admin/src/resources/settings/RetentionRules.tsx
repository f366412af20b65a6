import { DataTable, Link } from '@prospectus/design-system';

import { useRead } from '../../providers/calls.ts';
import { RuleState } from '../../screens/retention/RulePage.tsx';
import { useText } from '../../texts/language-context.ts';

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
