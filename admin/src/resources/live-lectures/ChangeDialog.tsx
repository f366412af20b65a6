import type { Answer, LectureOperation, LectureScope } from '@prospectus/contract';
import { Button, Callout, Checkbox, RadioGroup, Stack, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { formatDay } from './times.ts';

type CheckAnswer = Answer<'POST /admin/live-lectures/check'>;

export type Decision = { scope?: LectureScope | undefined; allowClash: boolean };
export type Question = {
  label: string;
  operations: readonly LectureOperation[];
  /** A lecture of a series is changed: the person chooses for which of them. */
  asksScope?: boolean;
  /** The answer for these operations, or for one lecture of a series. */
  checked: CheckAnswer;
  decide: (decision: Decision | undefined) => void;
};

export const inScope = (operations: readonly LectureOperation[], scope: LectureScope | undefined): LectureOperation[] =>
  operations.map((operation) => (scope && operation.op !== 'create' ? { ...operation, scope } : operation));

const SCOPES = ['one', 'following', 'all'] as const;

/** Asks before a change is made: for which lectures of a series it is, and what it affects. */
export function ChangeDialog({ label, asksScope = false, operations, checked: first, decide }: Question) {
  const text = useText();
  const [scope, setScope] = useState<LectureScope>('one');
  const [isAllowed, setAllowed] = useState(false);
  const isFirst = scope === 'one';
  const body = { operations: inScope(operations, scope) };
  const { data, error } = useRead('POST /admin/live-lectures/check', { body }, { enabled: !isFirst, gcTime: 0 });
  const checked = isFirst ? first : data;
  return (
    <ModalDialog
      open
      size="small"
      role="alertdialog"
      title={label}
      onClose={() => decide(undefined)}
      actions={
        <>
          <Button variant="secondary" onClick={() => decide(undefined)}>
            {text('planner.leave')}
          </Button>
          <Button
            busy={!checked && !error}
            disabled={!checked || (checked.clashes.length > 0 && !isAllowed)}
            onClick={() => decide({ scope: asksScope ? scope : undefined, allowClash: isAllowed })}
          >
            {text(checked?.reach.within24h ? 'planner.saveSoon' : 'planner.saveChange')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {asksScope && (
          <RadioGroup
            name="scope"
            label={text('planner.scope.label')}
            value={scope}
            options={SCOPES.map((value) => ({ value, label: text(`planner.scope.${value}`) }))}
            onChange={(event) => {
              setScope(SCOPES.find((one) => one === event.target.value) ?? 'one');
              setAllowed(false);
            }}
          />
        )}
        {error && !checked && (
          <Callout tone="danger" role="alert">
            {error.message}
          </Callout>
        )}
        {checked && <Effect {...checked} isAllowed={isAllowed} onAllow={setAllowed} />}
      </Stack>
    </ModalDialog>
  );
}

const MAX_NAMES = 4;
const MAX_CLASHES = 6;

type EffectProps = CheckAnswer & { isAllowed: boolean; onAllow: (isAllowed: boolean) => void };

/** What a change affects: batches, feeds, pages and how soon; what it clashes with, and whether that is allowed. */
export function Effect({ reach, counts, clashes, isAllowed, onAllow }: EffectProps) {
  const { text, locale } = useLanguage();
  const { batches, feeds, pages, within24h, beginsInMinutes } = reach;
  const lectures = counts.saved + counts.deleted;
  return (
    <>
      {within24h && beginsInMinutes !== null && (
        <Callout tone="warning" role="status" title={text('planner.soon')}>
          {beginsInMinutes < 60
            ? text('planner.beginsMinutes', { smart_count: beginsInMinutes })
            : text('planner.beginsHours', { smart_count: Math.floor(beginsInMinutes / 60) })}
        </Callout>
      )}
      {batches.length > 0 && (
        <Text size="small" tone="muted">
          {lectures > 1 && `${text('planner.reachLectures', { smart_count: lectures })} `}
          {text('planner.reachBatches', {
            smart_count: batches.length,
            names: batches.slice(0, MAX_NAMES).join('; '),
          })}{' '}
          {text('planner.reachFeeds', { smart_count: feeds })} {text('planner.reachPages', { pages: pages.join(', ') })}
        </Text>
      )}
      {clashes.length > 0 && (
        <>
          <Callout tone="warning" role="status" title={text('planner.clashes', { smart_count: clashes.length })}>
            <Stack as="ul" gap={0.5}>
              {clashes
                .slice(0, MAX_CLASHES)
                .map(({ id, why, title, start_date, start_time: from, end_time: to, of }) => (
                  <li key={`${id} ${of.id ?? ''} ${of.start_date}`}>
                    <Text as="span" size="small">
                      {why === 'holiday'
                        ? text('planner.clashHoliday', { day: formatDay(of.start_date, locale), holiday: title })
                        : text('planner.clashBatch', { day: formatDay(start_date, locale), from, to, subject: title })}
                    </Text>
                  </li>
                ))}
              {clashes.length > MAX_CLASHES && (
                <li>{text('planner.moreClashes', { smart_count: clashes.length - MAX_CLASHES })}</li>
              )}
            </Stack>
          </Callout>
          <Checkbox
            label={text('planner.allowClash')}
            checked={isAllowed}
            onChange={(event) => onAllow(event.target.checked)}
          />
        </>
      )}
    </>
  );
}
