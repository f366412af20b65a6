import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/hi';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ControlProps } from '../components/forms/Field/Field.tsx';
import { controlStyles } from '../components/forms/Field/control-styles.ts';
import { fill } from '../language/fill.ts';
import { useTexts, useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

/** What a field of a date or time has in addition to its label, help and error. */
export interface PickerProps {
  name?: string | undefined;
  /** `2026-03-05`, `09:30` or `2026-03-05T09:30`; '' for none, and while a part of it is missing. */
  value: string;
  onChange: (value: string) => void;
  /** The field was left, its calendar closed, or Enter was pressed in it. */
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The first and the last value that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const KINDS = {
  date: { Picker: DesktopDatePicker, stored: 'YYYY-MM-DD', shown: 'DD/MM/YYYY' },
  time: { Picker: DesktopTimePicker, stored: 'HH:mm', shown: 'HH:mm' },
  dateTime: { Picker: DesktopDateTimePicker, stored: 'YYYY-MM-DDTHH:mm', shown: 'DD/MM/YYYY HH:mm' },
} as const;

/** MUI's picker of a date or time: day before month and 24 hours, whatever the browser's language. */
export function Picker({
  kind,
  label,
  control,
  name,
  value,
  onChange,
  onBlur,
  disabled,
  min,
  max,
  ref,
}: PickerProps & { kind: keyof typeof KINDS; label: string; control: ControlProps }) {
  const texts = useTextsOf(allTexts).picker;
  const { locale } = useTexts();
  const { Picker: OneOfMui, stored, shown } = KINDS[kind];
  const parse = (text: string) => (text === '' ? null : dayjs(kind === 'time' ? `2000-01-01T${text}` : text));
  // A half-typed value is not passed on and stays in the field.
  const [typed, setTyped] = useState({ value, day: parse(value) });
  if (typed.value !== value) setTyped({ value, day: parse(value) });
  const change = (day: Dayjs | null) => {
    const next = day?.isValid() && day.year() >= FIRST_YEAR ? day.format(stored) : '';
    setTyped({ value: next, day });
    if (next !== value) onChange(next);
  };
  const box = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  const [timesClosed, setTimesClosed] = useState(0);
  const leave = useEffectEvent(() => onBlur?.());
  // After the render, so that the owner has what was picked.
  useEffect(() => {
    if (timesClosed > 0) leave();
  }, [timesClosed]);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale === 'hi-IN' ? 'hi' : 'en'}
      dateFormats={{ fullDate: 'D MMMM YYYY' }}
      localeText={{
        ...texts,
        openDatePickerDialogue: (day) => (day ? fill(texts.chosenDay, { day }) : texts.chooseDay),
        openTimePickerDialogue: (time) => (time ? fill(texts.chosenTime, { time }) : texts.chooseTime),
      }}
    >
      <div
        ref={box}
        role="presentation"
        onBlur={({ relatedTarget }) => !isOpen.current && !box.current?.contains(relatedTarget) && onBlur?.()}
        onKeyDown={({ key, target }) =>
          key === 'Enter' && target instanceof Element && target.matches('[role="spinbutton"]') && onBlur?.()
        }
      >
        <OneOfMui
          {...(name && { name })}
          format={shown}
          {...(kind !== 'date' && { ampm: false })}
          value={typed.day}
          onChange={change}
          disabled={disabled ?? false}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          {...(ref && { inputRef: ref })}
          onOpen={() => {
            isOpen.current = true;
          }}
          onClose={() => {
            isOpen.current = false;
            setTimesClosed((times) => times + 1);
          }}
          slotProps={{
            textField: {
              id: control.id,
              error: control['aria-invalid'] ?? false,
              required: control['aria-required'] ?? false,
              fullWidth: true,
              slotProps: { input: { 'aria-label': label, 'aria-describedby': control['aria-describedby'], sx: LOOK } },
            },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}

// Of a year that is being typed the first digits are a year too.
const FIRST_YEAR = 1000;

const LOOK = { minHeight: controlStyles.minHeight, borderRadius: controlStyles.borderRadius };
