import { unwrapSchema } from '@prospectus/contract';
import { Button, Card, EmptyState, Stack } from '@prospectus/design-system';
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
  const label = labelInSentence(props.meta.label);
  if (value === null)
    return (
      <EmptyState
        headingLevel={4}
        icon="document"
        title={text('entities.list.noneYet', { label })}
        text={text('entities.list.leftOut')}
        action={
          <Button variant="secondary" size="small" onClick={() => change(newPart(unwrapSchema(props.schema)))}>
            {text('entities.list.addOne', { label })}
          </Button>
        }
      />
    );
  return (
    <div role="group" aria-labelledby={id}>
      <Card>
        <Stack>
          <Stack direction="row" justify="space-between" align="baseline">
            <h3 id={id} style={{ margin: 0, font: 'inherit', fontWeight: 600 }}>
              {props.meta.label}
            </h3>
            <Button variant="quiet" size="small" onClick={() => change(null)}>
              {text('entities.list.removeOne', { label })}
            </Button>
          </Stack>
          <PartFields source={props.source} fields={fieldsOf(props.schema)} />
        </Stack>
      </Card>
    </div>
  );
}
