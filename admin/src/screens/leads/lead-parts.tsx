import { type LeadRecord, ROLE, type SalesStage } from '@prospectus/contract';
import { Button, Grid, Select, Stack, StatusChip, type StatusTone, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRead } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';

/** The colour of each stage; its word says it too. */
export const STAGE_TONES: Record<SalesStage, StatusTone> = {
  new: 'info',
  contacted: 'neutral',
  interested: 'warning',
  'application-started': 'warning',
  documents: 'warning',
  enrolled: 'success',
  lost: 'danger',
};

/** Value of the option “nobody” among owners. */
export const NOBODY = '-';

/** The owner of a chosen option; null for nobody. */
export const ownerOfOption = (option: string): string | null => (option === NOBODY ? null : option);

/** The staff who can look after leads. */
export function useOwners() {
  const text = useText();
  const { identity } = useGetIdentity();
  const { data: owners = [] } = useRead('GET /admin/leads/owners', undefined, { staleTime: 300_000 });
  return {
    owners,
    options: owners.map(({ id, name }) => ({ value: id, label: name })),
    /** The person who is signed in. */
    me: String(identity?.id ?? ''),
    isCounsellor: identity?.['role'] === ROLE.COUNSELLOR,
    nameOf: (id: string | null) =>
      id === null ? text('desk.nobody') : (owners.find((one) => one.id === id)?.name ?? text('desk.formerColleague')),
  };
}

/** The name of a lead's owner as the API gave it. */
export const ownerName = (
  { owner, owner_name }: Pick<LeadRecord, 'owner' | 'owner_name'>,
  text: ReturnType<typeof useText>,
): string => (owner === null ? text('desk.nobody') : (owner_name ?? text('desk.formerColleague')));

/** A value below its label. */
export const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <Muted>{label}</Muted>
    <Text as="div" tabular>
      {value}
    </Text>
  </div>
);

/** The time of a follow-up; overdue ones are marked by a chip, or `inLine` by a dot and their colour. */
export function FollowUp({ at, inLine = false }: { at: string; inLine?: boolean }) {
  const text = useText();
  const [now] = useState(() => Date.now());
  const isOverdue = Date.parse(at) < now;
  if (!inLine || !isOverdue)
    return (
      <>
        <Timestamp at={at} /> {isOverdue && <StatusChip tone="danger" label={text('desk.step.overdue')} />}
      </>
    );
  const time = (
    <Text as="span" tone="danger">
      <span className="visually-hidden">{text('desk.step.overdue')} </span>
      <Timestamp at={at} />
    </Text>
  );
  return <StatusChip plain tone="danger" label={time} />;
}

/** Value of the option for a reason in own words: no reason of the list is empty or a dash. */
const OTHER = '-';

/** Asks why a lead is lost: a reason of the list, or one in own words. */
export function LostReason({ busy = false, onChoose }: { busy?: boolean; onChoose: (reason: string) => void }) {
  const text = useText();
  const { reasons } = useStages();
  const [option, setOption] = useState('');
  const [typed, setTyped] = useState('');
  const reason = option === OTHER ? typed.trim() : option;
  return (
    <Grid min={220} gap={2} align="end">
      <Select
        label={text('desk.step.lostReason')}
        placeholder={text('desk.step.choose')}
        value={option}
        options={[...reasons, { value: OTHER, label: text('desk.step.otherReason') }]}
        onChange={(event) => setOption(event.target.value)}
      />
      {option === OTHER && (
        <TextField
          label={text('desk.step.ownReason')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div>
        <Button variant="danger" disabled={!reason} busy={busy} onClick={() => onChoose(reason)}>
          {text('desk.step.confirmLost')}
        </Button>
      </div>
    </Grid>
  );
}

type LostDialogProps = { name: string; onChoose: (reason: string) => void; onClose: () => void };

/** Asks why a lead is lost before it is, or leaves it where it is. */
export function LostDialog({ name, onChoose, onClose }: LostDialogProps) {
  const text = useText();
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="small"
      title={text('desk.board.lostTitle', { name: name || text('desk.unnamed') })}
    >
      <Stack gap={2}>
        <LostReason onChoose={onChoose} />
        <Button variant="quiet" onClick={onClose}>
          {text('desk.board.keep')}
        </Button>
      </Stack>
    </ModalDialog>
  );
}
