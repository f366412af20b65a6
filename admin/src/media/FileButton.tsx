import styled from '@emotion/styled';
import { Button } from '@prospectus/design-system';
import { useRef } from 'react';

import { acceptOf, type FileKind } from './files.ts';

type FileButtonProps = {
  label: string;
  kinds: readonly FileKind[];
  multiple?: boolean;
  variant?: 'primary' | 'secondary' | 'quiet';
  onFiles: (files: File[]) => void;
};

export function FileButton({ label, kinds, multiple = false, variant = 'secondary', onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Hidden
        ref={input}
        type="file"
        accept={acceptOf(kinds)}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Else the same file chosen again would be no change to the browser.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

const Hidden = styled('input')({ display: 'none' });
