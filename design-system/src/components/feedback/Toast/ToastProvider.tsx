import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { type ToastApi, ToastApiContext, type ToastState, ToastStateContext } from './toast-context.ts';
import { ToastOutlet } from './ToastOutlet.tsx';

/** Holds the one toast of an application; a new one replaces it, otherwise it stays until closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastState['message']>(null);
  const [dialogs, setDialogs] = useState<readonly string[]>([]);

  const api = useMemo<ToastApi>(
    () => ({
      show: (next) => setMessage((last) => ({ ...next, turn: (last?.turn ?? 0) + 1 })),
      close: () => setMessage(null),
    }),
    [],
  );
  const enterDialog = useCallback((id: string) => {
    setDialogs((open) => [...open, id]);
    return () => setDialogs((open) => open.filter((other) => other !== id));
  }, []);
  const state = useMemo<ToastState>(() => ({ message, dialogs, enterDialog }), [message, dialogs, enterDialog]);

  return (
    <ToastApiContext value={api}>
      <ToastStateContext value={state}>
        {children}
        <ToastOutlet root />
      </ToastStateContext>
    </ToastApiContext>
  );
}
