import { type LeadRecord, QUALIFICATIONS, ROLE, type SalesStage } from '@prospectus/contract';
import { Button, Grid, Select, Stack, StatusChip, type StatusTone, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRead } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { type TextFunction, useContractText, useText } from '../../texts/language-context.ts';

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
const NOBODY = '-';

/** Value of an owner's option. */
export const optionOfOwner = (owner: string | null): string => owner ?? NOBODY;

/** The owner of a chosen option; null for nobody. */
export const ownerOfOption = (option: string): string | null => (option === NOBODY ? null : option);

/** The staff who can look after leads. */
export function useOwners() {
  const text = useText();
  const { identity } = useGetIdentity();
  const { data: owners = [] } = useRead('GET /admin/leads/owners', undefined, { staleTime: 300_000 });
  return {
    options: owners.map(({ id, name }) => ({ value: id, label: name })),
    nobody: { value: NOBODY, label: text('desk.nobody') },
    /** The person who is signed in. */
    me: String(identity?.id ?? ''),
    isCounsellor: identity?.['role'] === ROLE.COUNSELLOR,
    nameOf: (id: string | null) =>
      id === null ? text('desk.nobody') : (owners.find((one) => one.id === id)?.name ?? text('desk.formerColleague')),
  };
}

/** The qualifications of the form as options. */
export function useQualifications() {
  const contractText = useContractText();
  return QUALIFICATIONS.open.map(({ id, label }) => ({ value: id as number, label: contractText(label) }));
}

/** The name of a lead or of a submission. */
export const leadName = ({ name }: { name: string }, text: TextFunction): string => name || text('desk.unnamed');

/** The name of a lead's owner as the API answers it. */
export const ownerName = (
  { owner, owner_name }: Pick<LeadRecord, 'owner' | 'owner_name'>,
  text: TextFunction,
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

type LostDialogProps = { lead: LeadRecord; busy?: boolean; onChoose: (reason: string) => void; onClose: () => void };

/** Asks why a lead is lost, by a reason of the list or in own words, or leaves it where it is. */
export function LostDialog({ lead, busy = false, onChoose, onClose }: LostDialogProps) {
  const text = useText();
  const { reasons } = useStages();
  const [option, setOption] = useState('');
  const [typed, setTyped] = useState('');
  const reason = option === OTHER ? typed.trim() : option;
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="small"
      title={text('desk.board.lostTitle', { name: leadName(lead, text) })}
    >
      <Stack gap={2}>
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
        <Button variant="quiet" onClick={onClose}>
          {text('desk.board.keep')}
        </Button>
      </Stack>
    </ModalDialog>
  );
}

const LAST_LIST = 'desk_list';

/** Remembers the leads of the list that a person came from, in their order and with its address, for this tab. */
export const rememberList = (ids: readonly string[], search: string): void =>
  sessionStorage.setItem(LAST_LIST, JSON.stringify({ ids, search }));

/** The neighbours of a lead in that list, and the list's address. */
export function neighboursOf(id: string): { previous: string | undefined; next: string | undefined; list: string } {
  const stored = sessionStorage.getItem(LAST_LIST) ?? '{"ids":[],"search":""}';
  const { ids, search } = JSON.parse(stored) as { ids: string[]; search: string };
  const at = ids.indexOf(id);
  return { previous: ids[at - 1], next: at < 0 ? undefined : ids[at + 1], list: `/leads${search}` };
}
