import { useContext } from 'react';

import { type KindInputProps, KindInputsContext, OwnInputsContext } from './kinds.ts';

/** The input for a field: the resource's own where it has one, else the one of the field's kind. */
export function FieldInput(props: KindInputProps) {
  const kinds = useContext(KindInputsContext);
  const own = useContext(OwnInputsContext);
  if (!kinds) throw new Error('FieldInput needs the form’s kinds around it.');
  const Input = own[props.source.replaceAll(/\.\d+(?=\.|$)/g, '')] ?? kinds[props.meta.kind];
  return <Input {...props} />;
}
