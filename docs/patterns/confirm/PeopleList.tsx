import { useState } from 'react';
import { Button, Card, EmptyState, IconButton, Stack, Text, useToast } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';

/** A person on the list. */
export interface Person {
  id: string;
  name: string;
  role: string;
}

/** Props of {@link PeopleList}. */
export interface PeopleListProps {
  people: Person[];
  /** Removes the person on the server; throws on failure. */
  remove: (person: Person) => Promise<void>;
  /** Restores a removed person on the server. */
  restore: (person: Person) => Promise<void>;
}

/** Removes an item after a question that names it, and offers to undo it in a notice. */
export function PeopleList({ people, remove, restore }: PeopleListProps) {
  const [shown, setShown] = useState(people);
  const [asked, setAsked] = useState<Person>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const undo = async (person: Person, position: number) => {
    await restore(person);
    setShown((now) => now.toSpliced(position, 0, person));
    toast.show({ tone: 'success', title: `${person.name} is back on the list` });
  };
  const confirm = async (person: Person) => {
    setBusy(true);
    try {
      await remove(person);
      const position = shown.indexOf(person);
      setShown(shown.filter((one) => one !== person));
      toast.show({
        title: `${person.name} was removed`,
        description: (
          <Button variant="quiet" size="small" onClick={() => void undo(person, position)}>
            Put back
          </Button>
        ),
      });
    } catch {
      toast.show({ tone: 'danger', title: 'Nothing was removed', description: 'The server did not answer.' });
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
