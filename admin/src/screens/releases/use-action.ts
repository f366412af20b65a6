import { useToast } from '@prospectus/design-system';
import { useState } from 'react';

/** Runs one action at a time; a failure is shown and leaves everything as it is. */
export function useAction() {
  const toast = useToast();
  const [running, setRunning] = useState<string>();
  const run = async (name: string, work: () => Promise<unknown>, done?: string): Promise<void> => {
    if (running) return;
    setRunning(name);
    try {
      await work();
      if (done) toast.show({ tone: 'success', title: done });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, run };
}
