import styled from '@emotion/styled';
import type { DashboardCounts } from '@prospectus/contract';
import { colour, ErrorState, fontFamily, Link, radius, Skeleton, space } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const TILES: readonly { name: keyof DashboardCounts; label: string; to?: string }[] = [
  { name: 'leads', label: 'Leads' },
  { name: 'drafts', label: 'Drafts to publish' },
  { name: 'upcoming_lectures', label: 'Coming lectures', to: '/live-lectures' },
  { name: 'programs', label: 'Programmes', to: '/program' },
  { name: 'faqs', label: 'FAQs', to: '/faqs' },
];

/** The dashboard's figures, counted by the server when it opens. */
export function Counts() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [found, setFound] = useState<DashboardCounts>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    provider
      .dashboard()
      .then(({ data }) => isCurrent && setFound(data))
      .catch(
        (error: unknown) => isCurrent && setFailure(error instanceof Error ? error.message : 'Something went wrong'),
      );
    return () => {
      isCurrent = false;
    };
  }, [provider, attempt]);
  if (failure) {
    return (
      <ErrorState
        headingLevel={2}
        title="The figures could not be loaded"
        text={failure}
        onRetry={() => {
          setFailure(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <List aria-busy={!found}>
      {TILES.map(({ name, label, to }) => (
        <li key={name}>
          <b>{found ? found[name].toLocaleString('en-IN') : <Skeleton width={56} height={34} />}</b>
          {to ? (
            <Link href={to} quiet>
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 45%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  '& li': { display: 'grid', gap: 2, padding: space(2), boxShadow: `1px 0 0 ${colour.rule}, 0 1px 0 ${colour.rule}` },
  '& b': {
    fontFamily: fontFamily.display,
    fontSize: '1.875rem',
    fontWeight: 600,
    lineHeight: 1.15,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& span, & a': { fontSize: '0.9375rem' },
  '& li > span': { color: colour.muted },
});
