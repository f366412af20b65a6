import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Field {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** An interface declared in a file. */
export interface Shape {
  name: string;
  description: string;
  exported: boolean;
  fields: Field[];
  /** The extended types in the source: `FieldTexts`, `Omit<ButtonProps, 'href'>`. */
  bases: string[];
}

/** A component's function. */
export interface ComponentFunction {
  name: string;
  description: string;
  defaults: Record<string, string>;
}

/** The interfaces and components declared in a file, with their comments. */
export function readDeclarations(file: string): { shapes: Shape[]; components: ComponentFunction[] } {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const source = ({ start, end }: { start: number; end: number }) => oneLine(text.slice(start, end));
  const commentBefore = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const touches = comment && text.slice(comment.end, start).trim() === '' && comment.value.startsWith('*');
    return touches ? plain(comment.value) : '';
  };
  const shapes: Shape[] = [];
  const components: ComponentFunction[] = [];
  for (const node of program.body) {
    const exported = node.type === 'ExportNamedDeclaration';
    const declared = exported ? node.declaration : node;
    if (declared?.type === 'TSInterfaceDeclaration') {
      const fields = declared.body.body.flatMap((field): Field[] => {
        if (field.type !== 'TSPropertySignature' || field.key.type !== 'Identifier') return [];
        const { start, key, optional, typeAnnotation } = field;
        const type = typeAnnotation ? withoutUndefined(source(typeAnnotation.typeAnnotation)) : '';
        return [{ name: key.name, type, required: !optional, description: commentBefore(start) }];
      });
      const description = commentBefore(node.start);
      shapes.push({ name: declared.id.name, description, exported, fields, bases: declared.extends.map(source) });
    }
    if (exported && declared?.type === 'FunctionDeclaration' && declared.id) {
      const [parameter] = declared.params;
      const taken = (declared.body?.body ?? []).flatMap((statement) =>
        statement.type === 'VariableDeclaration'
          ? statement.declarations.filter(({ init }) => init?.type === 'Identifier' && init.name === 'props')
          : [],
      );
      const defaults = [parameter, ...taken.map(({ id }) => id)]
        .flatMap((pattern) => (pattern?.type === 'ObjectPattern' ? pattern.properties : []))
        .flatMap((property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.value.type === 'AssignmentPattern'
            ? [[property.key.name, source(property.value.right)] as const]
            : [],
        );
      const description = commentBefore(node.start);
      components.push({ name: declared.id.name, description, defaults: Object.fromEntries(defaults) });
    }
  }
  return { shapes, components };
}

const plain = (comment: string) =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const withoutUndefined = (type: string) =>
  type
    .replace(/ \| undefined$/, '')
    .replace(/^\| /, '')
    .replace(/^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/, '$1');
