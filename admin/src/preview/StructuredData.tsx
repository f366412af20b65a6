import { fieldOfProblem, type StructuredProblem, structuredProblems } from '@prospectus/contract/structured-data';
import { Button, Callout, Stack, Text } from '@prospectus/design-system';
import { FactCard } from '@prospectus/design-system/preview';

import { openField } from '../fields/open-field.ts';
import { useText } from '../texts/language-context.ts';
import { structuredFacts } from './structured-facts.ts';

type Node = Record<string, unknown> & { '@type': string };

export function StructuredData({ data, resource }: { data: unknown; resource: string }) {
  const text = useText();
  const nodes = (data as { '@graph'?: Node[] } | undefined)?.['@graph'] ?? [];
  const problems = structuredProblems(data);
  return (
    <Stack gap={2}>
      <Stack gap={0.5}>
        <Text as="strong">{text('publishing.structured.title')}</Text>
        <Text size="small" tone="muted">
          {text('publishing.structured.help')}
        </Text>
      </Stack>
      {problems.length === 0 && nodes.length > 0 && (
        <Callout tone="success">{text('publishing.structured.whole')}</Callout>
      )}
      {(['required', 'recommended'] as const).map((severity) => (
        <Problems
          key={severity}
          severity={severity}
          problems={problems.filter((problem) => problem.severity === severity)}
          resource={resource}
        />
      ))}
      {nodes.map((node) => (
        <FactCard
          key={node['@type']}
          title={typeName(text, node['@type'])}
          facts={structuredFacts(node, (count) => text('publishing.structured.entries', { smart_count: count }))}
          source={{ label: text('publishing.structured.json'), text: JSON.stringify(node, null, 2) }}
        />
      ))}
    </Stack>
  );
}

function Problems({
  severity,
  problems,
  resource,
}: {
  severity: 'required' | 'recommended';
  problems: readonly StructuredProblem[];
  resource: string;
}) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <Callout tone={severity === 'required' ? 'danger' : 'warning'} title={text(`publishing.structured.${severity}`)}>
      {problems.map((problem) => {
        const property = [problem.type, problem.property].filter(Boolean).join('.');
        const field = fieldOfProblem(resource, problem);
        return (
          <Stack key={`${property} ${problem.is}`} direction="row" gap={1} align="center">
            <Text as="span">{text(`publishing.structured.problems.${problem.is}`, { property })}</Text>
            {field && (
              <Button variant="quiet" size="small" endIcon="arrow-right" onClick={() => openField(field)}>
                {text('publishing.toField')}
              </Button>
            )}
          </Stack>
        );
      })}
    </Callout>
  );
}

const NAMED = [
  'CollegeOrUniversity',
  'WebSite',
  'WebPage',
  'Course',
  'FAQPage',
  'VideoObject',
  'BlogPosting',
  'ItemList',
] as const;

function typeName(text: ReturnType<typeof useText>, type: string): string {
  const known = NAMED.find((name) => name === type);
  const name = known ? text(`publishing.structured.types.${known}`) : type;
  return name === type ? type : `${name} (${type})`;
}
