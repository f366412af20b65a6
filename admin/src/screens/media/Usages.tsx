import { type Resource, resources, type Usage } from '@prospectus/contract';
import { Heading, Link, Skeleton, Stack, Text } from '@prospectus/design-system';

import { translatedLabel } from '../../texts/contract-text.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

export function Usages({ usages }: { usages: readonly Usage[] | undefined }) {
  const text = useText();
  const contractText = useContractText();
  const records = new Map(usages?.map((usage) => [`${usage.resource} ${usage.id}`, usage]));
  const labelOf = (name: string) => {
    const resource = (resources as Record<string, Resource>)[name];
    return resource ? translatedLabel(resource, contractText).one : name;
  };
  return (
    <Stack gap={1}>
      <Heading level={2} size="h5">
        {text('media.usedIn')}
      </Heading>
      {!usages && <Skeleton height={24} />}
      {usages?.length === 0 && (
        <Text size="small" tone="muted">
          {text('media.notUsed')}
        </Text>
      )}
      {records.size > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {[...records].map(([key, { resource, id: record, title }]) => (
            <li key={key}>
              <Link href={`/${resource}/${record}`}>{text('media.usage', { title, resource: labelOf(resource) })}</Link>
            </li>
          ))}
        </ul>
      )}
      {usages && usages.length > 0 && (
        <Text size="small" tone="muted">
          {text('media.deleteUsed')}
        </Text>
      )}
    </Stack>
  );
}
