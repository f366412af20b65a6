import { type Finding, resources } from '@prospectus/contract';
import { Button, Stack, StatusChip, Text } from '@prospectus/design-system';
import type { z } from 'zod';

import { Muted } from '../layout/Muted.tsx';
import { fieldPathLabel } from '../fields/schema-path.ts';
import { type TextFunction, useLanguage } from '../texts/language-context.ts';

type FindingListProps = {
  findings: readonly Finding[];
  /** Says in which record each of them is; true where they are from several. */
  withRecord: (finding: Finding) => boolean;
  onOpen: (finding: Finding) => void;
};

export function FindingList({ findings, withRecord, onOpen }: FindingListProps) {
  const { text, contractText } = useLanguage();
  return (
    <Stack as="ul" gap={2}>
      {findings.map((finding) => {
        const declaration = resources[finding.resource as keyof typeof resources] as {
          schema: z.ZodType;
          label: { one: string };
        };
        const field = fieldPathLabel(declaration.schema, finding.path, contractText) || finding.path;
        return (
          <li key={`${finding.id} ${finding.code} ${finding.path} ${JSON.stringify(finding.values)}`}>
            <Stack direction="row" gap={1.5} align="center" justify="space-between">
              <Stack gap={0.5}>
                <Stack direction="row" gap={1} align="center">
                  <StatusChip
                    tone={finding.severity === 'block' ? 'danger' : 'warning'}
                    label={text(finding.severity === 'block' ? 'publishing.blocks' : 'publishing.warns')}
                  />
                  <Text as="span">{findingText(text, finding)}</Text>
                </Stack>
                <Muted as="span">
                  {withRecord(finding) ? `${contractText(declaration.label.one)} “${finding.title}” · ${field}` : field}
                </Muted>
              </Stack>
              <Button variant="quiet" size="small" endIcon="arrow-right" onClick={() => onOpen(finding)}>
                {text('publishing.toField')}
              </Button>
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

const findingText = (text: TextFunction, { code, values }: Pick<Finding, 'code' | 'values'>): string =>
  // Which values a text needs depends on its code; the API gives those.
  (text as (key: string, values: Finding['values']) => string)(`publishing.findings.${code}`, values);

/** Before the path of the field in the address of a record. */
const PREFIX = '#field=';

export const fieldAddress = ({ resource, id, path }: { resource: string; id: string; path: string }): string =>
  `/${resource}/${id}${PREFIX}${encodeURIComponent(path)}`;

export const fieldInHash = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) ? decodeURIComponent(hash.slice(PREFIX.length)) : undefined;
