import { useState } from 'react';
import { Button, Card, ConfirmDialog, EmptyState, IconButton, Stack, Text, useToast } from '@prospectus/design-system';

/** Somebody on the list. */
export interface Person {
  id: string;
  name: string;
  role: string;
}

/** Props of {@link PeopleList}. */
export interface PeopleListProps {
  people: Person[];
  /** Removes on the server; throws where it could not. */
  remove: (person: Person) => Promise<void>;
  /** Brings back what was removed. */
  restore: (person: Person) => Promise<void>;
}

/** Taking something away: asked with its name, done, and taken back for as long as the notice stands. */
export function PeopleList({ people, remove, restore }: PeopleListProps) {
  const [shown, setShown] = useState(people);
  const [asked, setAsked] = useState<Person>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const undo = async (person: Person, place: number) => {
    await restore(person);
    setShown((now) => now.toSpliced(place, 0, person));
    toast.show({ tone: 'success', title: `${person.name} is back on the list` });
  };
  const confirm = async (person: Person) => {
    setBusy(true);
    try {
      await remove(person);
      const place = shown.indexOf(person);
      setShown(shown.filter((one) => one !== person));
      toast.show({
        title: `${person.name} was removed`,
        description: (
          <Button variant="quiet" size="small" onClick={() => void undo(person, place)}>
            Put back
          </Button>
        ),
      });
    } catch {
      toast.show({ tone: 'destructive', title: 'Nothing was removed', description: 'The server did not answer.' });
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };

  if (shown.length === 0) return <EmptyState icon="users" title="Nobody is on the list" />;
  return (
    <>
      <Stack as="ul" gap={1}>
        {shown.map((person) => (
          <Card as="li" key={person.id}>
            <Stack direction="row" align="center" justify="space-between">
              <Text as="div">
                {person.name}
                <Text as="div" size="small" tone="muted">
                  {person.role}
                </Text>
              </Text>
              <IconButton icon="close" label={`Remove ${person.name}`} onClick={() => setAsked(person)} />
            </Stack>
          </Card>
        ))}
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          title={`Remove ${asked.name}?`}
          confirmLabel={`Remove ${asked.name}`}
          cancelLabel="Keep"
          busy={busy}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked.name} can no longer sign in. What {asked.name} wrote stays.
        </ConfirmDialog>
      )}
    </>
  );
}
