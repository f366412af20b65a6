import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

/** Props of {@link SwitchField}. */
export interface SwitchFieldProps {
  id?: string | undefined;
  label: ReactNode;
  /** What changes, and when. */
  help?: ReactNode;
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A setting that takes effect at once: MUI's switch with its label, and help that is read out with it. */
export function SwitchField({ id, label, help, checked, disabled, onChange, onBlur, ref }: SwitchFieldProps) {
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled ?? false}
        control={
          <Switch
            checked={checked ?? false}
            slotProps={{ input: { id, ref, onBlur, 'aria-describedby': help ? helpId : undefined } }}
            onChange={onChange}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </div>
  );
}
