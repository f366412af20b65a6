import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Guide } from '../../design-system/src/guide.ts';
import { type EntryPoint, entryPointOf, importLine } from './entry-points.ts';
import { DESIGN_SYSTEM, filesUnder, ROOT } from './paths.ts';
import { type Literals, longUnions, readLiterals, spellOut } from './literals.ts';
import { readDeclarations, type Shape } from './declarations.ts';
import { type Prop, propsOf } from './props.ts';
import { type TokenUse, tokensIn } from './tokens-used.ts';

/** The data of a component, read from its files. */
export interface ComponentFacts {
  name: string;
  /** Title in the sidebar: `Content/Accordion`. */
  title: string;
  /** Address of its page: `content-accordion--docs`. */
  id: string;
  /** Folder, from the root of the repository. */
  folder: string;
  entryPoint: EntryPoint;
  guide: Guide | undefined;
  description: string;
  props: Prop[];
  /** Types of native attributes and other components' props that it passes on. */
  passesOn: string[];
  /** Shapes its props are made of. */
  types: Shape[];
  /** Unions with many values, which tables do not spell out: `IconName`. */
  unions: { name: string; values: string[] }[];
  tokens: TokenUse[];
  /** Other components it is built from. */
  builtFrom: string[];
  stories: { id: string; exportName: string; name: string }[];
  /** File of its stories, from the root of the repository. */
  storiesFile: string;
  importLine: string;
}

/** All components of the design system, in the order of the sidebar. */
export async function readComponents(): Promise<ComponentFacts[]> {
  const files = filesUnder(DESIGN_SYSTEM).filter((file) => file.endsWith('.stories.tsx'));
  const all = new Map(ownFiles().flatMap((file) => readDeclarations(file).shapes.map((shape) => [shape.name, shape])));
  const literals = readLiterals(ownFiles());
  const components = await Promise.all(files.map((file) => readComponent(file, all, literals)));
  return components.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

async function readComponent(
  storiesFile: string,
  all: ReadonlyMap<string, Shape>,
  literals: Literals,
): Promise<ComponentFacts> {
  const folder = dirname(storiesFile);
  const name = basename(storiesFile, '.stories.tsx');
  const files = ownFiles(folder);
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const declared = files.map(readDeclarations);
  const component = declared.flatMap(({ components }) => components).find((candidate) => candidate.name === name);
  const entryPoint = entryPointOf(folder);
  const csf = readStories(storiesFile, name);
  return {
    name,
    ...csf,
    id: toId(csf.title, 'docs'),
    folder: relative(ROOT, folder),
    entryPoint,
    guide: await readGuide(join(folder, `${name}.guide.ts`)),
    description: component?.description ?? '',
    ...propsOf(all.get(`${name}Props`), all, component?.defaults ?? {}, literals),
    types: declared
      .flatMap(({ shapes }) => shapes)
      .filter((shape) => shape.name !== `${name}Props` && entryPoint.types.includes(shape.name))
      .map((shape) => spelled(shape, literals)),
    unions: longUnions(files),
    tokens: tokensIn(code),
    builtFrom: builtFrom(code),
    storiesFile: relative(ROOT, storiesFile),
    importLine: importLine(entryPoint, name),
  };
}

const spelled = (shape: Shape, literals: Literals): Shape => ({
  ...shape,
  fields: shape.fields.map((field) => ({ ...field, type: spellOut(field.type, literals) })),
});

/** Product code: no stories, tests or guides. */
const ownFiles = (folder = DESIGN_SYSTEM) =>
  filesUnder(folder).filter((file) => /(?<!\.(?:stories|test|guide|d))\.tsx?$/.test(file));

function readStories(file: string, name: string): Pick<ComponentFacts, 'title' | 'stories'> {
  const csf = loadCsf(readFileSync(file, 'utf8'), {
    makeTitle: (title?: string) => title ?? name,
    fileName: file,
  }).parse();
  const title = csf.meta.title ?? name;
  const stories = csf.indexInputs.map(({ exportName, name: shown = exportName }) => ({
    id: toId(title, storyNameFromExport(exportName)),
    exportName,
    name: shown,
  }));
  return { title, stories };
}

async function readGuide(file: string): Promise<Guide | undefined> {
  if (!existsSync(file)) return undefined;
  // Another address for a changed guide, so that the workshop reads it again.
  const { guide } = (await import(`${file}?${Math.round(statSync(file).mtimeMs)}`)) as { guide: Guide };
  return guide;
}

const builtFrom = (code: string) =>
  [
    ...new Set([...code.matchAll(/from '(?:\.\.\/)+(?:[a-z]+\/)*([A-Z]\w+)\//g)].map(([, name = '']) => name)),
  ].toSorted();
