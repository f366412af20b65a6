import { useToast } from '@prospectus/design-system';
import { useState } from 'react';

import { useContractText } from '../../texts/language-context.ts';

const CLOSES_AFTER_MS = 6_000;

/** Runs one action at a time; a failure is shown and leaves everything as it is. */
export function useAction() {
  const toast = useToast();
  const contractText = useContractText();
  const [running, setRunning] = useState<string>();
  const run = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    if (running !== undefined) return;
    // What was refused before says nothing of this attempt.
    toast.close();
    setRunning(name);
    try {
      await work();
    } catch (error) {
      toast.show({ tone: 'danger', title: contractText(error instanceof Error ? error.message : String(error)) });
    } finally {
      setRunning(undefined);
    }
  };
  const say = (title: string) => toast.show({ tone: 'success', title, closesAfter: CLOSES_AFTER_MS });
  return { running, run, say };
}
