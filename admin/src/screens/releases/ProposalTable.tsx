import { type Proposal, type Resource, resources } from '@prospectus/contract';
import { Button, Checkbox, Stack, StatusChip, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import type { z } from 'zod';

import { fieldPathLabel } from '../../fields/schema-path.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { Difference } from './Difference.tsx';

const AT_ONCE = 200;
const keyOf = ({ id, path }: Proposal) => `${id} ${path}`;

/** Proposed changes with their texts before and after, accepted one by one and saved in a release. */
export function ProposalTable({
  proposals,
  title: suggested,
  busy,
  onAccept,
}: {
  proposals: readonly Proposal[];
  /** A title for the release. */
  title: string;
  busy: boolean;
  onAccept: (title: string, accepted: Proposal[]) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const [refused, setRefused] = useState<ReadonlySet<string>>(
    () => new Set(proposals.filter(({ careful }) => careful).map(keyOf)),
  );
  const [title, setTitle] = useState(suggested);
  const accepted = proposals.filter((proposal) => !refused.has(keyOf(proposal)));
  const toggle = (key: string) =>
    setRefused((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={1.5} align="end">
        <TextField
          label={text('publishing.releaseTitle')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          maxLength={160}
        />
        <Button busy={busy} disabled={accepted.length === 0 || !title.trim()} onClick={() => onAccept(title, accepted)}>
          {text('publishing.accept', { smart_count: accepted.length })}
        </Button>
        <Button variant="quiet" onClick={() => setRefused(new Set())}>
          {text('publishing.chooseAll')}
        </Button>
        <Button variant="quiet" onClick={() => setRefused(new Set(proposals.map(keyOf)))}>
          {text('publishing.chooseNone')}
        </Button>
      </Stack>
      <Stack as="ul" gap={2}>
        {proposals.slice(0, AT_ONCE).map((proposal) => {
          const declaration = resources[proposal.resource as keyof typeof resources] as Resource;
          const field = fieldPathLabel(declaration.schema as z.ZodType, proposal.path) || proposal.path;
          return (
            <li key={keyOf(proposal)}>
              <Stack gap={0.5}>
                <Stack direction="row" gap={1} align="center">
                  <Checkbox
                    label={`${contractText(declaration.label.one)} “${proposal.title}” · ${field}`}
                    checked={!refused.has(keyOf(proposal))}
                    onChange={() => toggle(keyOf(proposal))}
                  />
                  {proposal.careful && <StatusChip tone="warning" label={text('publishing.careful')} />}
                </Stack>
                <Difference before={proposal.before} after={proposal.after} />
              </Stack>
            </li>
          );
        })}
      </Stack>
      {proposals.length > AT_ONCE && (
        <Text tone="muted">{text('publishing.moreProposals', { smart_count: proposals.length - AT_ONCE })}</Text>
      )}
    </Stack>
  );
}
