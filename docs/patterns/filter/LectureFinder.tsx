import { useRef } from 'react';
import { Button, Card, EmptyState, Grid, Heading, Select, Stack, Text, TextField } from '@prospectus/design-system';

/** One item of the list. */
export interface Lecture {
  id: string;
  subject: string;
  batch: string;
}

/** The filters in the address, `?q=statistics&batch=weekend`; an empty string is no filter. */
export interface Filters {
  q: string;
  batch: string;
}

/** Props of {@link LectureFinder}. */
export interface LectureFinderProps {
  lectures: Lecture[];
  /** From the address, also when the server renders the page. */
  filters: Filters;
  /**
   * Puts the filters into the address without loading a new page, such as `setSearchParams(filters, { replace: true
   * })`.
   */
  onFilter: (filters: Filters) => void;
}

/** A list with filters that are part of its address; without script the form is sent and the server filters. */
export function LectureFinder({ lectures, filters, onFilter }: LectureFinderProps) {
  const search = useRef<HTMLInputElement>(null);
  const found = lectures.filter((lecture) => matches(lecture, filters));
  const clear = () => {
    onFilter(NO_FILTERS);
    // The button that was clicked disappears, so the focus needs a new position.
    search.current?.focus();
  };
  return (
    <Stack gap={3}>
      <form method="get" role="search" aria-label="Filter the lectures" onSubmit={(event) => event.preventDefault()}>
        <Grid min={200} gap={2}>
          <TextField
            ref={search}
            type="search"
            name="q"
            label="Subject"
            value={filters.q}
            onChange={(event) => onFilter({ ...filters, q: event.target.value })}
          />
          <Select
            name="batch"
            label="Batch"
            placeholder="All batches"
            options={BATCHES}
            value={filters.batch}
            onChange={(event) => onFilter({ ...filters, batch: event.target.value })}
          />
        </Grid>
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </form>
      <Stack direction="row" align="center" justify="space-between">
        <Text role="status">
          {found.length} of {lectures.length} lectures
        </Text>
        {isFiltered(filters) && found.length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            Clear the filters
          </Button>
        )}
      </Stack>
      {found.length === 0 ? (
        <EmptyState
          title="No lecture matches these filters"
          text="Another batch may have a lecture on this subject."
          action={
            <Button variant="secondary" onClick={clear}>
              Clear the filters
            </Button>
          }
        />
      ) : (
        <Grid as="ul">
          {found.map(({ id, subject, batch }) => (
            <Card as="li" key={id}>
              <Heading level={3} size="h5">
                {subject}
              </Heading>
              <Text tone="muted">{batch}</Text>
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const NO_FILTERS: Filters = { q: '', batch: '' };
const BATCHES = [
  { value: 'evening', label: 'Evening' },
  { value: 'weekend', label: 'Weekend' },
];

const isFiltered = ({ q, batch }: Filters) => q !== '' || batch !== '';

const matches = ({ subject, batch }: Lecture, filters: Filters) =>
  subject.toLocaleLowerCase('en-IN').includes(filters.q.toLocaleLowerCase('en-IN')) &&
  (filters.batch === '' || batch.toLowerCase() === filters.batch);
