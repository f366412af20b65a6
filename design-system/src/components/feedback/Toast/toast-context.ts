import { createContext, useContext } from 'react';
import type { ToastMessage } from './Toast.tsx';

/** Return value of {@link useToast}. */
export interface ToastApi {
  show: (message: ToastMessage) => void;
  close: () => void;
}

/** State shared by the outlets of the toast. */
export interface ToastState {
  /** `turn` distinguishes two equal messages. */
  message: (ToastMessage & { turn: number }) | null;
  /** Open modal dialogs, the topmost last: everything outside it is inert, so the toast moves inside. */
  dialogs: readonly string[];
  enterDialog: (id: string) => () => void;
}

export const ToastApiContext = createContext<ToastApi | null>(null);
export const ToastStateContext = createContext<ToastState | null>(null);

/** Shows and closes the application's toast. Needs a `ToastProvider` above; the result is stable between renders. */
export function useToast(): ToastApi {
  const api = useContext(ToastApiContext);
  if (!api) throw new Error('useToast() needs a <ToastProvider> above it.');
  return api;
}
