import { useContext } from 'react';

import { translatedMeta } from '../texts/contract-text.ts';
import { useContractText } from '../texts/language-context.ts';
import { type KindInputProps, KindInputsContext, CustomInputsContext } from './kind-input.ts';

/** The input of a field, in the person's language: the resource's custom one, else the one of the field's kind. */
export function FieldInput(props: KindInputProps) {
  const contractText = useContractText();
  const kinds = useContext(KindInputsContext);
  const custom = useContext(CustomInputsContext);
  if (!kinds) throw new Error('FieldInput must be inside a KindInputsContext.');
  const Input = custom[props.source.replaceAll(/\.\d+(?=\.|$)/g, '')] ?? kinds[props.meta.kind];
  return <Input {...props} meta={translatedMeta(props.meta, contractText)} />;
}
