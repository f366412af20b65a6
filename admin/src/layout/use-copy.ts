import { useToast } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';

/** Copies a value and says so, or that the browser refused. */
export function useCopy(): (value: string, copied: string) => Promise<void> {
  const text = useText();
  const toast = useToast();
  return async (value, copied) => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ tone: 'success', title: copied });
    } catch {
      toast.show({ tone: 'danger', title: text('shell.notCopied') });
    }
  };
}
