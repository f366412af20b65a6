import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../design-system/src/guide.ts';
import type { ComponentFacts } from '../model/component-facts.ts';
import { ROOT } from '../model/paths.ts';
import { inCode, passesOnText, TESTED_FOR_ALL } from '../model/page-texts.ts';

/** A component's page as Markdown: the same sections as in Storybook, with the source of its stories. */
export function componentMarkdown(facts: ComponentFacts): string {
  const { guide, name, description } = facts;
  const page = joined([
    `# ${name}`,
    guide?.summary ?? description,
    fence(facts.importLine),
    guide && usage(guide),
    code(facts),
    style(facts),
    accessibility(guide),
  ]);
  return `${page}\n`;
}

function usage({ use, avoid, do: right, dont }: Guide): string {
  const rules = (title: string, lines: string[]) => (lines.length > 0 ? `### ${title}\n\n${list(lines)}` : '');
  return joined([
    '## Usage',
    rules('Use it', use),
    rules('Use something else', avoid),
    rules('Do', right.map(ruleText)),
    rules('Do not', dont.map(ruleText)),
  ]);
}

const ruleText = ({ story, text }: Guide['do'][number]) => (story ? `${text} (story \`${story}\`)` : text);

function code({ description, props, passesOn, types, unions, stories, storiesFile }: ComponentFacts): string {
  const shapes = types.map(({ name, description: what, fields, bases }) =>
    joined([
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
      passesOnText(bases),
    ]),
  );
  return joined([
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
    passesOnText(passesOn),
    ...shapes,
    ...unions.map(({ name: union, values }) => `### ${union}\n\nOne of ${inCode(values)}.`),
    '### Stories',
    list(stories.map(({ id, name }) => `[${name}](../iframe.html?id=${id}&viewMode=story)`)),
    fence(readFileSync(join(ROOT, storiesFile), 'utf8')),
  ]);
}

function style({ guide, tokens, builtFrom, folder }: ComponentFacts): string {
  return joined([
    '## Style',
    guide && guide.anatomy.length > 0 && guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n'),
    tokens.length > 0 && `Tokens used: ${inCode(tokens.map(({ name }) => name))}.`,
    builtFrom.length > 0 && `Built from ${builtFrom.join(', ')}.`,
    `Source: \`${folder}\`.`,
  ]);
}

function accessibility(guide: Guide | undefined): string {
  const keys = guide?.keyboard ?? [];
  return joined([
    '## Accessibility',
    keys.length > 0
      ? table(
          ['Keys', 'What they do'],
          keys.map((key) => [key.keys, key.does]),
        )
      : 'It has no keys of its own.',
    guide && list(guide.roles),
    `### Tested\n\n${list([...(guide?.tested ?? []), ...TESTED_FOR_ALL])}`,
  ]);
}

const joined = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n\n');

/** A table in GitHub's flavour of Markdown. */
function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const fence = (source: string): string => `\`\`\`tsx\n${source.trimEnd()}\n\`\`\``;
