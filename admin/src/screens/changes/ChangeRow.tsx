import { type RecordChange, type Resource } from '@prospectus/contract';
import { Checkbox, Link, Stack, StatusChip, type StatusTone, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { INDIA } from '../../layout/india-time.ts';
import { findField } from '../../fields/schema.ts';
import { Differences } from '../../records/history/Differences.tsx';
import { listPath, type ResourceEntry } from '../../records/console-resource.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';

const ACTIONS = {
  create: ['neutral', 'create'],
  clone: ['neutral', 'clone'],
  update: ['info', 'update'],
  publish: ['success', 'publish'],
  schedule: ['info', 'schedule'],
  'not-published': ['warning', 'notPublished'],
  unpublish: ['warning', 'unpublish'],
  'not-unpublished': ['warning', 'notUnpublished'],
  discard: ['warning', 'discard'],
  delete: ['danger', 'delete'],
  restore: ['info', 'restore'],
  reset: ['warning', 'reset'],
} as const satisfies Record<string, readonly [StatusTone, string]>;

/** One change: when, what became of which record, who did it, and on demand what differs. */
export function ChangeRow({
  change,
  resource,
  isChosen,
  onChoose,
}: {
  change: RecordChange;
  /** Undefined where the person may not see such records. */
  resource: ResourceEntry | undefined;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const [isOpen, setIsOpen] = useState(false);
  const [tone, name] = ACTIONS[change.action as keyof typeof ACTIONS] ?? (['neutral', 'update'] as const);
  const action = text(`changes.actions.${name}`);
  const one = resource ? contractText(resource.declaration.label.one) : change.resource;
  const title = change.title || one;
  const hours = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: INDIA });
  const time = hours.format(new Date(change.at));
  return (
    <li>
      <Stack gap={0}>
        <Stack direction="row" gap={2} align="center">
          <Checkbox
            label={time}
            aria-label={text('changes.choose', { time, title, action })}
            checked={isChosen}
            onChange={onChoose}
          />
          <StatusChip tone={tone} label={action} />
          <Stack direction="row" gap={1} align="baseline">
            {resource && !change.in_trash ? (
              <Link href={`${listPath(resource)}/${change.record_id}`} quiet>
                {title}
              </Link>
            ) : (
              <strong>{title}</strong>
            )}
            <Text as="span" size="small" tone="muted">
              {[
                one,
                text('changes.by', { name: change.by_name ?? text('changes.installation') }),
                change.in_trash && text('changes.inTrash'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </Stack>
        {resource && change.previous !== null && change.fields.length > 0 && (
          <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>
              {text('changes.fields', { fields: labelsOf(resource.declaration, change.fields, contractText) })}
            </summary>
            {isOpen && (
              <Differences
                declaration={resource.declaration}
                id={change.record_id}
                from={change.previous}
                to={change.version}
              />
            )}
          </details>
        )}
      </Stack>
    </li>
  );
}

const labelsOf = (declaration: Resource, fields: readonly string[], contractText: (english: string) => string) =>
  fields.map((name) => contractText(findField(declaration, name)?.meta.label ?? name)).join(', ');
