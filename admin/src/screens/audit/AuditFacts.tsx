import type { AuditEntry } from '@prospectus/contract';
import { Stack, Text } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** The entry's number in the chain and the hashes that hold the chain together. */
export function AuditFacts({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const facts = [
    [text('audit.number'), String(entry.seq)],
    [text('audit.recordId'), entry.record_id ?? '—'],
    [text('audit.hash'), entry.hash],
    [text('audit.previousHash'), entry.previous_hash || '—'],
  ] as const;
  return (
    <details>
      <summary>{text('audit.chain')}</summary>
      <Stack gap={1}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text size="small" tone="muted">
              {name}
            </Text>
            {/* Hashes have no spaces to break at. */}
            <Text size="small">{value.match(/.{1,32}/g)?.join('\u200B')}</Text>
          </div>
        ))}
      </Stack>
    </details>
  );
}
