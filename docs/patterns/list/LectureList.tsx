import {
  Button,
  Card,
  DateTime,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';

/** One row of the list. */
interface Lecture {
  id: string;
  subject: string;
  /** ISO time, as in the API. */
  starts: string;
  batch: string;
  live?: boolean;
}

/** The state of the request. */
type Loading = { state: 'loading' } | { state: 'failed'; why: string } | { state: 'loaded'; lectures: Lecture[] };

/** Props of {@link LectureList}. */
export interface LectureListProps {
  loading: Loading;
  onRetry: () => void;
  onClearFilters: () => void;
}

/** A list with a view for each of its four states. */
export function LectureList({ loading, onRetry, onClearFilters }: LectureListProps) {
  switch (loading.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading the lectures">
          <Grid>
            {[1, 2, 3, 4, 5, 6].map((position) => (
              <Card key={position}>
                <Stack gap={1.5}>
                  <Skeleton width="70%" height={24} />
                  <Skeleton width="50%" height={18} />
                </Stack>
              </Card>
            ))}
          </Grid>
        </div>
      );
    case 'failed':
      return <ErrorState title="The schedule could not be loaded" text={loading.why} onRetry={onRetry} />;
    case 'loaded':
      if (loading.lectures.length === 0)
        return (
          <EmptyState
            icon="clock"
            title="No lectures for this choice"
            text="Other batches of the same semester have lectures this week."
            action={
              <Button variant="secondary" onClick={onClearFilters}>
                Show all batches
              </Button>
            }
          />
        );
      return (
        <Grid as="ul">
          {loading.lectures.map((lecture) => (
            <Card as="li" key={lecture.id}>
              <Stack gap={1} align="start">
                <Heading level={3} size="h5">
                  {lecture.subject}
                </Heading>
                <Text tone="muted">
                  <DateTime value={lecture.starts} format="weekday" />,{' '}
                  <DateTime value={lecture.starts} format="time" />
                </Text>
                <Text tone="muted">{lecture.batch}</Text>
                {lecture.live && <StatusChip tone="success" label="Live now" />}
              </Stack>
            </Card>
          ))}
        </Grid>
      );
  }
}
