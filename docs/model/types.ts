import { parseSync } from 'vite';

/** An exported shape that props are made of, as a table. */
export interface TypeTable {
  name: string;
  description: string;
  fields: { name: string; type: string; required: boolean; description: string }[];
}

/** The shapes a file exports beside the props of its component. */
export function readTypes(file: string, text: string): TypeTable[] {
  const { body, commentBefore } = read(file, text);
  return body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const fields = declared.body.body.flatMap((field) => {
      if (field.type !== 'TSPropertySignature' || field.key.type !== 'Identifier') return [];
      const type = field.typeAnnotation?.typeAnnotation;
      return [
        {
          name: field.key.name,
          type: type ? oneLine(text.slice(type.start, type.end)) : '',
          required: !field.optional,
          description: commentBefore(field.start),
        },
      ];
    });
    return [{ name: declared.id.name, description: commentBefore(node.start), fields }];
  });
}

/** What the props of a component extend: native attributes and others' props that it hands on. */
export function readExtends(file: string, text: string, name: string): string[] {
  return read(file, text).body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== `${name}Props`) return [];
    return declared.extends.map(({ start, end }) => oneLine(text.slice(start, end)));
  });
}

/** Default values: `{ mode = 'single' }` in the parameter, or taken out of `props` in the body. */
export function defaultsOf(file: string, text: string, name: string): Record<string, string> {
  const component = read(file, text)
    .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : undefined))
    .find((declared) => declared?.type === 'FunctionDeclaration' && declared.id?.name === name);
  if (component?.type !== 'FunctionDeclaration') return {};
  const [parameter] = component.params;
  const inBody = (component.body?.body ?? []).flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations
          .filter(({ init }) => init?.type === 'Identifier' && init.name === 'props')
          .map(({ id }) => id)
      : [],
  );
  const patterns = [parameter, ...inBody].flatMap((one) => (one?.type === 'ObjectPattern' ? one.properties : []));
  return Object.fromEntries(
    patterns.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { key, value } = property;
      if (value.type !== 'AssignmentPattern') return [];
      return [[key.name, oneLine(text.slice(value.right.start, value.right.end))] as const];
    }),
  );
}

function read(file: string, text: string) {
  const { program, comments } = parseSync(file, text);
  const commentBefore = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const touches = comment && text.slice(comment.end, start).trim() === '' && comment.value.startsWith('*');
    return touches ? plain(comment.value) : '';
  };
  return { body: program.body, commentBefore };
}

const plain = (comment: string) =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();

const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1');
