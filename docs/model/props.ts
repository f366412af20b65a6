import { readFileSync } from 'node:fs';
import { builtinResolvers, type Documentation, makeFsImporter, parse, type PropDescriptor } from 'react-docgen';
import { defaultsOf } from './types.ts';

/** One prop, as its type declares it. */
export interface Prop {
  name: string;
  type: string;
  required: boolean;
  default: string | undefined;
  description: string;
}

/** Props of a component, read from its types by the same reader the live tables use. */
export function readProps(file: string, name: string): { description: string; props: Prop[] } {
  const text = readFileSync(file, 'utf8');
  const found = docgen(file, text).find(({ displayName }) => displayName === name);
  const defaults = defaultsOf(file, text, name);
  const props = Object.entries(found?.props ?? {}).map(([prop, descriptor]) => ({
    name: prop,
    type: typeText(descriptor),
    required: descriptor.required ?? false,
    default: defaults[prop],
    description: descriptor.description ?? '',
  }));
  return { description: found?.description ?? '', props };
}

function docgen(file: string, text: string): Documentation[] {
  try {
    return parse(text, {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(),
    });
  } catch {
    // A file that exports no component: a folder named after a hook, say.
    return [];
  }
}

function typeText({ tsType }: PropDescriptor): string {
  if (!tsType) return '';
  const text = 'raw' in tsType && tsType.raw ? tsType.raw : tsType.name;
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\| /, '');
}
