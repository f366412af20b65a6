import type { FieldMeta } from '@prospectus/contract';

import { translatedMeta } from '../texts/contract-text.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { useReferenceOptions } from './use-reference-options.ts';
import { valueText } from './value-text.ts';

export function FieldValue({ value, meta }: { value: unknown; meta: FieldMeta }) {
  const { text, contractText } = useLanguage();
  if (meta.kind === 'reference' && typeof value === 'string')
    return <ReferenceTitle id={value} resource={meta.resource ?? ''} />;
  return <>{valueText(value, translatedMeta(meta, contractText), text)}</>;
}

function ReferenceTitle({ id, resource }: { id: string; resource: string }) {
  const text = useText();
  const { options, isPending } = useReferenceOptions(resource);
  return (
    <>
      {options.find(({ value }) => value === id)?.label ??
        text(isPending ? 'entities.list.loading' : 'entities.list.gone')}
    </>
  );
}
