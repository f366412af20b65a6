import { Button } from '@prospectus/design-system';

import { acceptOf, type FileKind } from './files.ts';

type FileButtonProps = {
  label: string;
  kinds: readonly FileKind[];
  multiple?: boolean;
  variant?: 'primary' | 'secondary' | 'quiet';
  onFiles: (files: File[]) => void;
};

export function FileButton({ label, kinds, multiple = false, variant = 'secondary', onFiles }: FileButtonProps) {
  const choose = () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: acceptOf(kinds), multiple });
    input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
    input.click();
  };
  return (
    <Button size="small" variant={variant} onClick={choose}>
      {label}
    </Button>
  );
}
