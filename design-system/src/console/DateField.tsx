import { PickerField, type PickerFieldProps } from './PickerField.tsx';

/** Props of {@link DateField}. */
export type DateFieldProps = PickerFieldProps;

/** A day: 05/03/2026 for the value `2026-03-05`, with a calendar whose week begins on Sunday. */
export const DateField = (props: DateFieldProps) => <PickerField {...props} kind="date" />;
