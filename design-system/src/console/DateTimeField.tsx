import { PickerField, type PickerFieldProps } from './PickerField.tsx';

/** Props of {@link DateTimeField}. */
export type DateTimeFieldProps = PickerFieldProps;

/** A day and a time: 05/03/2026 09:30 for the value `2026-03-05T09:30`. */
export const DateTimeField = (props: DateTimeFieldProps) => <PickerField {...props} kind="dateTime" />;
