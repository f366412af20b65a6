import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../design-system/src/guide.ts';
import type { ComponentFacts } from '../model/component-facts.ts';
import { ROOT } from '../model/paths.ts';
import { TESTED_FOR_ALL } from '../model/tested-for-all.ts';
import { fence, list, table } from './table.ts';

/** A component's page as Markdown: the same sections as on the screen, with the source of its stories. */
export function componentMarkdown(facts: ComponentFacts): string {
  const { guide, name, description } = facts;
  const parts = [
    `# ${name}`,
    guide?.summary ?? description,
    fence(facts.importLine),
    guide && usage(guide),
    code(facts),
    style(facts),
    accessibility(guide),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function usage({ use, avoid, do: right, dont }: Guide): string {
  const rules = (title: string, lines: string[]) => (lines.length > 0 ? `### ${title}\n\n${list(lines)}` : '');
  return [
    '## Usage',
    rules('Use it', use),
    rules('Use something else', avoid),
    rules('Do', right.map(ruleText)),
    rules('Do not', dont.map(ruleText)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const ruleText = ({ story, text }: Guide['do'][number]) => (story ? `${text} (story \`${story}\`)` : text);

function code({ description, props, passesOn, types, unions, stories, storiesFile }: ComponentFacts): string {
  const shapes = types.map(({ name, description: what, fields, bases }) =>
    [
      `### ${name}`,
      what,
      table(
        ['Field', 'Type', 'What it is'],
        fields.map((field) => [
          `\`${field.name}${field.required ? '' : '?'}\``,
          `\`${field.type}\``,
          field.description,
        ]),
      ),
      handsOn(bases),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [
    '## Code',
    description,
    props.length > 0 &&
      table(
        ['Prop', 'Type', 'Default', 'What it is'],
        props.map((prop) => [
          `\`${prop.name}${prop.required ? '' : '?'}\``,
          `\`${prop.type}\``,
          prop.default ? `\`${prop.default}\`` : '',
          prop.description,
        ]),
      ),
    handsOn(passesOn),
    ...shapes,
    ...unions.map(
      ({ name: union, values }) => `### ${union}\n\nOne of ${values.map((value) => `\`${value}\``).join(', ')}.`,
    ),
    '### Stories',
    list(stories.map(({ id, name }) => `[${name}](../iframe.html?id=${id}&viewMode=story)`)),
    fence(readFileSync(join(ROOT, storiesFile), 'utf8')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const handsOn = (types: string[]) =>
  types.length > 0 &&
  `Also accepts the props of these types and passes them on: ${types.map((one) => `\`${one}\``).join(', ')}.`;

function style({ guide, tokens, builtFrom, folder }: ComponentFacts): string {
  return [
    '## Style',
    guide && guide.anatomy.length > 0 && guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n'),
    tokens.length > 0 && `Tokens used: ${tokens.map(({ name }) => `\`${name}\``).join(', ')}.`,
    builtFrom.length > 0 && `Built from ${builtFrom.join(', ')}.`,
    `Source: \`${folder}\`.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function accessibility(guide: Guide | undefined): string {
  const keys = guide?.keyboard ?? [];
  return [
    '## Accessibility',
    keys.length > 0
      ? table(
          ['Keys', 'What they do'],
          keys.map((one) => [one.keys, one.does]),
        )
      : 'It has no keys of its own.',
    guide && list(guide.roles),
    `### Tested\n\n${list([...(guide?.tested ?? []), ...TESTED_FOR_ALL])}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
