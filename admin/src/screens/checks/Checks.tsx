import { CHECKS, type CheckCode, type Finding, type Resource, resources } from '@prospectus/contract';
import { Card, EmptyState, ErrorState, Grid, Select, Skeleton, Stack } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';

import { fieldAddress } from '../../checks/field-address.ts';
import { FindingList } from '../../checks/FindingList.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useAddress } from '../../layout/use-address.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

const AT_ONCE = 100;

/** Findings in everything; the filters are in the address. */
export function Checks() {
  const text = useText();
  const contractText = useContractText();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { get, change } = useAddress();
  const { data, error, refetch } = useQuery({ queryKey: ['checks'], queryFn: () => provider.api('GET /admin/checks') });
  const filter = (name: 'severity' | 'resource' | 'code') => get(name);
  const set = (name: string, value: string) => change({ [name]: value }, false);
  const shown = (data ?? []).filter((finding) =>
    (['severity', 'resource', 'code'] as const).every((name) => filter(name) === '' || finding[name] === filter(name)),
  );
  const present = [...new Set((data ?? []).map(({ resource }) => resource))];
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('publishing.checksScreen')}
        count={data ? shown.length : null}
        subtitle={text('publishing.checksScreenText')}
      />
      <Grid min={200} gap={2}>
        <Select
          label={text('publishing.severity')}
          value={filter('severity')}
          onChange={(event) => set('severity', event.target.value)}
          placeholder={text('publishing.all')}
          options={[
            { value: 'block', label: text('publishing.blocks') },
            { value: 'warn', label: text('publishing.warns') },
          ]}
        />
        <Select
          label={text('publishing.kindOfRecord')}
          value={filter('resource')}
          onChange={(event) => set('resource', event.target.value)}
          placeholder={text('publishing.all')}
          options={present.map((name) => ({
            value: name,
            label: contractText((resources[name as keyof typeof resources] as Resource).label.many),
          }))}
        />
        <Select
          label={text('publishing.kindOfFinding')}
          value={filter('code')}
          onChange={(event) => set('code', event.target.value)}
          placeholder={text('publishing.all')}
          options={(Object.keys(CHECKS) as CheckCode[])
            .filter((code) => !code.endsWith('_ELSEWHERE'))
            .map((code) => ({ value: code, label: text(`publishing.findingNames.${code as ShownCode}`) }))}
        />
      </Grid>
      <Card>{content()}</Card>
    </Stack>
  );

  function content() {
    if (error)
      return <ErrorState title={text('publishing.checksFailed')} text={error.message} onRetry={() => void refetch()} />;
    if (!data) return <Loading />;
    if (shown.length === 0)
      return <EmptyState icon="check" title={text('publishing.noFindings')} text={text('publishing.noFindingsText')} />;
    return (
      <FindingList
        findings={shown.slice(0, AT_ONCE)}
        withRecord={() => true}
        onOpen={(finding: Finding) => void navigate(fieldAddress(finding))}
      />
    );
  }
}

type ShownCode = Exclude<CheckCode, `${string}_ELSEWHERE`>;

const Loading = () => (
  <Stack gap={2}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Stack>
);
