import { ROLE, type UserRecord } from '@prospectus/contract';
import { Button, Card, Heading, Stack, StatusChip, Text } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';
import { nameOf } from './names.ts';
import type { UserChanges } from './use-user-changes.ts';

/** Those who asked for an account and have no role yet; one press admits a person. */
export function WaitingPeople({
  people,
  total,
  changes,
}: {
  people: readonly UserRecord[];
  total: number;
  changes: UserChanges;
}) {
  const text = useText();
  if (people.length === 0) return null;
  return (
    <section>
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {text('users.waiting', { smart_count: total })}
        </Heading>
        <Stack as="ul" gap={2}>
          {people.map((person) => (
            <Card as="li" key={person.id}>
              <Applicant person={person} changes={changes} />
            </Card>
          ))}
        </Stack>
        {total > people.length && (
          <Text size="small" tone="muted">
            {text('users.moreWaiting', { smart_count: total - people.length })}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function Applicant({ person, changes }: { person: UserRecord; changes: UserChanges }) {
  const text = useText();
  const name = nameOf(person);
  const admit = (role: UserRecord['role'], done: string) => () => void changes.change(person, { role }, done);
  const isBusy = changes.busy === person.id;
  return (
    <Stack direction="row" gap={2} justify="space-between" align="center">
      <div>
        <Text as="div">
          <strong>{name}</strong>
        </Text>
        <Text as="div" size="small" tone="muted">
          {person.email}
        </Text>
        <Text as="div" size="small" tone="muted">
          {text('users.asked')} <Timestamp at={person.created_at} />
        </Text>
      </div>
      {person.email_verified ? (
        <Stack direction="row" gap={1}>
          <Button size="small" busy={isBusy} onClick={admit(ROLE.EVENT_CREATER, text('users.admitted', { name }))}>
            {text('users.admitEvents')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={isBusy}
            onClick={admit(ROLE.ADMIN, text('users.admittedAdmin', { name }))}
          >
            {text('users.admitAdmin')}
          </Button>
        </Stack>
      ) : (
        <StatusChip tone="warning" label={text('users.notConfirmed')} />
      )}
    </Stack>
  );
}
