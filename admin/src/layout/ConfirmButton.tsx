import { Button, type ButtonProps } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';

type ConfirmButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'disabled'> & {
  label: string;
  /** The question. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** The dialog is closed once it is done or refused. */
  onConfirm: () => unknown;
};

/** A button that asks before it does something. */
export function ConfirmButton({ label, title, children, tone, busy, onConfirm, ...button }: ConfirmButtonProps) {
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setAsks(false);
  };
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        title={title}
        tone={tone}
        busy={busy}
        confirmLabel={label}
        onCancel={() => setAsks(false)}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
