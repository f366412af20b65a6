import { Button, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import { NotFound } from '../../errors/NotFound.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Allowed } from '../../records/Allowed.tsx';
import { useText } from '../../texts/language-context.ts';
import { Notices } from './Notices.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { RuleList } from './RuleList.tsx';
import { RulePage } from './RulePage.tsx';
import { RunLog } from './RunLog.tsx';
import { Withdrawals } from './Withdrawals.tsx';

const PARTS = ['rules', 'log', 'withdrawals', 'notices', 'person'] as const;
type Part = (typeof PARTS)[number];

/** What is stored of people, how long, and what they agreed to; each part has its address. */
export function Retention() {
  const { part = 'rules', id } = useParams();
  const known = PARTS.find((one) => one === part);
  if (!known || (id !== undefined && known !== 'rules')) return <NotFound />;
  return (
    <Allowed resource="retention/rules" action="read" waiting={<PageSkeleton />}>
      {id === undefined ? <Parts part={known} /> : <RulePage name={id} />}
    </Allowed>
  );
}

function Parts({ part }: { part: Part }) {
  const text = useText();
  return (
    <Stack gap={3}>
      <PageHeader title={text('retention.title')} subtitle={text('retention.subtitle')} />
      <nav aria-label={text('retention.partsLabel')}>
        <Stack direction="row" gap={0.75}>
          {PARTS.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === part ? 'primary' : 'secondary'}
              href={`/retention/${one}`}
              aria-current={one === part ? 'page' : undefined}
            >
              {text(`retention.parts.${one}`)}
            </Button>
          ))}
        </Stack>
      </nav>
      {SCREENS[part]}
    </Stack>
  );
}

const SCREENS: Readonly<Record<Part, ReactNode>> = {
  rules: <RuleList />,
  log: <RunLog />,
  withdrawals: <Withdrawals />,
  notices: <Notices />,
  person: <PersonSearch />,
};
