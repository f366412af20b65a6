import { PickerField, type PickerFieldProps } from './PickerField.tsx';

/** Props of {@link TimeField}. */
export type TimeFieldProps = PickerFieldProps;

/** A time of day in 24 hours, such as `09:30`. */
export const TimeField = (props: TimeFieldProps) => <PickerField {...props} kind="time" />;
