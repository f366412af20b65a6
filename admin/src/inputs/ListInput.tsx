import styled from '@emotion/styled';
import { unwrapSchema } from '@prospectus/contract';
import { Button, colour, EmptyState, radius, space, Stack } from '@prospectus/design-system';
import { useId } from 'react';

import { elementOf, fieldsOf, isPart, newPart } from '../fields/schema.ts';
import { lazyPart } from '../layout/lazy-part.tsx';
import { labelInSentence } from '../texts/contract-text.ts';
import { useText } from '../texts/language-context.ts';
import { LazyPartsInput, ListWaiting } from './LazyPartsInput.tsx';
import { PartFields } from './PartFields.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useField } from './use-field.ts';

const EntriesInput = lazyPart(async () => (await import('./EntriesInput.tsx')).EntriesInput, ListWaiting);

export function ListInput(props: KindInputProps) {
  const element = elementOf(props.schema);
  if (!element) return <SinglePartInput {...props} />;
  return isPart(element) ? <LazyPartsInput {...props} /> : <EntriesInput {...props} />;
}

function SinglePartInput(props: KindInputProps) {
  const id = useId();
  const { value, change } = useField<Record<string, unknown> | null>(props, null);
  const text = useText();
  const { label } = props.meta;
  const name = labelInSentence(label);
  if (value === null) {
    const add = () => change(newPart(unwrapSchema(props.schema)));
    return (
      <EmptyState
        headingLevel={4}
        icon="document"
        title={text('entities.list.noneYet', { label: name })}
        text={text('entities.list.leftOut')}
        action={
          <Button variant="secondary" size="small" onClick={add}>
            {text('entities.list.addOne', { label: name })}
          </Button>
        }
      />
    );
  }
  return (
    <Root role="group" aria-labelledby={id}>
      <Stack direction="row" justify="space-between" align="baseline">
        <h3 id={id}>{label}</h3>
        <Button variant="quiet" size="small" onClick={() => change(null)}>
          {text('entities.list.removeOne', { label: name })}
        </Button>
      </Stack>
      <PartFields source={props.source} fields={fieldsOf(props.schema)} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(2),
  padding: space(2),
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& h3': { margin: 0, font: 'inherit', fontWeight: 600 },
});
