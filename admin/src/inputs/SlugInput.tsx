import { TextField } from '@prospectus/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { slugOf } from '../fields/slug-of.ts';
import { titleFieldOf } from '../fields/schema.ts';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

/** The last part of a page's address. On a new record it follows the title until it is edited by hand. */
export function SlugInput(props: KindInputProps) {
  const { value, change, bound } = useField(props, '');
  const isNew = useRecordContext()?.id === undefined;
  const title = useWatch({ name: titleFieldOf(useResourceContext()) }) as unknown;
  const byHand = useRef(value !== '');
  const follow = useEffectEvent((words: string) => {
    const slug = accepted(props, words);
    if (isNew && !byHand.current && slug !== undefined && slug !== value) change(slug);
  });
  useEffect(() => {
    let current = true;
    slugOf(typeof title === 'string' ? title : '').then(
      (slug) => current && follow(slug),
      // Without the script's table the address is written by hand.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [title]);
  return (
    <TextField
      {...bound}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        byHand.current = event.target.value !== '';
        change(event.target.value);
      }}
    />
  );
}

/** As it is, or with the ending that landing pages need; undefined where the contract refuses both. */
const accepted = ({ schema }: KindInputProps, slug: string): string | undefined =>
  slug === '' ? '' : [slug, `${slug}-lp`].find((one) => schema.safeParse(one).success);
