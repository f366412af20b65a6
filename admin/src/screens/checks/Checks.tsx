import { CHECKS, type CheckCode, type Finding, type Resource, resources } from '@prospectus/contract';
import { Card } from '@prospectus/design-system';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';

import { fieldAddress, FindingList } from '../../checks/FindingList.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useRead } from '../../providers/calls.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

/** A record may have several findings. */
type Row = Pick<Finding, 'severity' | 'resource' | 'code'> & { id: number; finding: Finding };

type ShownCode = Exclude<CheckCode, `${string}_ELSEWHERE`>;
const CODES = (Object.keys(CHECKS) as CheckCode[]).filter((code): code is ShownCode => !code.endsWith('_ELSEWHERE'));

/** Findings in everything that is published or drafted. */
export function Checks() {
  const text = useText();
  const contractText = useContractText();
  const findings = useRead('GET /admin/checks');
  const rows = findings.data?.map((finding, id): Row => {
    const { severity, resource, code } = finding;
    return { id, severity, resource, code, finding };
  });
  return (
    <ListScreen<Row>
      subject="checks"
      sort={{ field: 'id', order: 'ASC' }}
      rows={{ ...findings, data: rows }}
      title={text('publishing.checksScreen')}
      subtitle={text('publishing.checksScreenText')}
      failed={text('publishing.checksFailed')}
      empty={{ icon: 'check', title: text('publishing.noFindings'), text: text('publishing.noFindingsText') }}
      noMatch={{ title: text('publishing.noFindings'), text: text('publishing.noFindingsText') }}
      filters={[
        {
          kind: 'choice',
          name: 'severity',
          label: text('publishing.severity'),
          any: text('publishing.all'),
          options: [
            { value: 'block', label: text('publishing.blocks') },
            { value: 'warn', label: text('publishing.warns') },
          ],
        },
        {
          kind: 'choice',
          name: 'resource',
          label: text('publishing.kindOfRecord'),
          any: text('publishing.all'),
          options: [...new Set(rows?.map(({ resource }) => resource))].map((name) => ({
            value: name,
            label: contractText((resources[name as keyof typeof resources] as Resource).label.many),
          })),
        },
        {
          kind: 'choice',
          name: 'code',
          label: text('publishing.kindOfFinding'),
          any: text('publishing.all'),
          options: CODES.map((value) => ({ value, label: text(`publishing.findingNames.${value}`) })),
        },
      ]}
      columns={[]}
      instead={<Findings />}
    />
  );
}

function Findings() {
  const navigate = useNavigate();
  const { data = [] } = useListContext<Row>();
  return (
    <Card>
      <FindingList
        findings={data.map(({ finding }) => finding)}
        withRecord={() => true}
        onOpen={(finding) => void navigate(fieldAddress(finding))}
      />
    </Card>
  );
}
