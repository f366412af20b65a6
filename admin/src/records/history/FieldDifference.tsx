import type { FieldMeta } from '@prospectus/contract';
import { Prose } from '@prospectus/design-system';
import { diffWordsWithSpace } from 'diff';
import htmlDifference from 'node-htmldiff';

import { FieldValue, valueText } from '../../fields/FieldValue.tsx';
import { useText } from '../../texts/language-context.ts';

type FieldDifferenceProps = {
  /** Undefined for a part that came or went. */
  meta: FieldMeta | undefined;
  before: unknown;
  after: unknown;
};

/** A value before and after: running text with its removed and added words, other values one after the other. */
export function FieldDifference({ meta = { kind: 'text', label: '' }, before, after }: FieldDifferenceProps) {
  const text = useText();
  // Both sides were cleaned by the server when they were saved, and nothing but `ins` and `del` is added.
  if (meta.kind === 'richText') return <Prose changes html={htmlDifference(textOf(before), textOf(after))} />;
  if (isText(before) && isText(after) && WORDS.has(meta.kind))
    return <Words before={textOf(before)} after={textOf(after)} />;
  if (Array.isArray(before) && Array.isArray(after))
    return <Words before={valueText(before, meta, text)} after={valueText(after, meta, text)} />;
  return (
    <Prose changes>
      {!isEmpty(before) && (
        <p>
          <del>
            <FieldValue value={before} meta={meta} />
          </del>
        </p>
      )}
      {!isEmpty(after) && (
        <p>
          <ins>
            <FieldValue value={after} meta={meta} />
          </ins>
        </p>
      )}
    </Prose>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <Prose changes>
      <p>
        {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
          const key = `${index} ${value}`;
          if (added) return <ins key={key}>{value}</ins>;
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
        })}
      </p>
    </Prose>
  );
}

const WORDS: ReadonlySet<string> = new Set(['text', 'longText', 'link', 'slug']);
const isText = (value: unknown): value is string | null => typeof value === 'string' || value === null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
