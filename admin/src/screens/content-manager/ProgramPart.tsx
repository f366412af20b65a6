import { type PartName, parts } from '@prospectus/contract';
import { Card, Grid, Link, Skeleton, Stack } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';
import { useParams } from 'react-router';

import { NotFound } from '../../errors/error-pages.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useLanguage } from '../../texts/language-context.ts';

/** One part of every programme: which programme's is chosen here, and its form opens at that section. */
export function ProgramPart() {
  const { id: part = '' } = useParams();
  return Object.hasOwn(partSections, part) ? <Programs part={part as PartName} /> : <NotFound />;
}

function Programs({ part }: { part: PartName }) {
  const { text, contractText } = useLanguage();
  const query = useGetList<RaRecord>(
    'program',
    {
      filter: {},
      sort: { field: 'display_name', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
      meta: { fields: ['display_name'] },
    },
    { retry: false },
  );
  return (
    <Stack gap={3}>
      <PageHeader
        title={contractText(parts[part].label.many)}
        subtitle={text('entities.parts.choose')}
        back={{ label: text('shell.menu.content'), href: '/content' }}
      />
      <Loaded
        query={query}
        title={text('entities.parts.notLoaded')}
        headingLevel={2}
        waiting={<Skeleton height={240} />}
      >
        {(programs) => (
          <Grid as="ul" min={260} gap={2}>
            {programs.map(({ id, display_name: name }) => (
              <Card as="li" key={id}>
                <Link href={`/program/${id}#${partSections[part]}`} quiet>
                  {String(name)}
                </Link>
              </Card>
            ))}
          </Grid>
        )}
      </Loaded>
    </Stack>
  );
}

/** The section of a programme's form that holds each part: `/program/{id}#roadmap`. */
const partSections = {
  'course-info': 'facts',
  'key-contents': 'about',
  'key-points': 'key-points',
  roadmaps: 'roadmap',
  'program-benefits': 'benefits',
  highlights: 'highlights',
  structures: 'structure',
  'fee-structures': 'fees',
  electives: 'electives',
  certificates: 'certificate',
  'learn-more': 'learn-more',
  videos: 'video',
  'admission-steps': 'admission',
} as const satisfies Record<PartName, string>;
