import { lazy, Suspense } from 'react';
import { Field, type FieldProps } from '../components/forms/Field/Field.tsx';
import { Skeleton } from '../components/feedback/Skeleton/Skeleton.tsx';
import type { PickerProps } from './Picker.tsx';

/** Props of the fields of dates and times. */
export interface PickerFieldProps extends PickerProps, Pick<FieldProps, 'id' | 'help' | 'error' | 'requiredMark'> {
  label: string;
}

// Calendars and clocks are loaded with the first such field.
const Picker = lazy(async () => ({ default: (await import('./Picker.tsx')).Picker }));

/** A picker with its label, help and error. */
export function PickerField(props: PickerFieldProps & { kind: 'date' | 'time' | 'dateTime' }) {
  const { id, label, help, error, requiredMark, ...picker } = props;
  return (
    <Field id={id} label={label} help={help} error={error} requiredMark={requiredMark}>
      {(control) => (
        <Suspense fallback={<Skeleton height={48} />}>
          <Picker {...picker} label={label} control={control} />
        </Suspense>
      )}
    </Field>
  );
}
