import { useContext, useEffect, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { mediaQuery, zIndex } from '../../../tokens/index.ts';
import { Toast } from './Toast.tsx';
import { ToastApiContext, ToastStateContext } from './toast-context.ts';

/**
 * Renders the toast: at the page's end, or inside the topmost modal dialog while one is open, because everything
 * outside it is inert.
 */
export function ToastOutlet({ root = false }: { root?: boolean }) {
  const id = useId();
  const state = useContext(ToastStateContext);
  const api = useContext(ToastApiContext);
  const [heldTurn, setHeldTurn] = useState<number>();
  const enterDialog = state?.enterDialog;
  useEffect(() => (root ? undefined : enterDialog?.(id)), [root, enterDialog, id]);

  const message = state?.message;
  const close = api?.close;
  const isTop = root ? state?.dialogs.length === 0 : state?.dialogs.at(-1) === id;
  const isHeld = message !== undefined && message !== null && message.turn === heldTurn;
  useEffect(() => {
    if (!isTop || message?.closesAfter === undefined || isHeld || !close) return undefined;
    const timer = setTimeout(close, message.closesAfter);
    return () => clearTimeout(timer);
  }, [message, isTop, isHeld, close]);

  if (!state || !api || !isTop) return null;

  const toast = message && (
    <Toast
      key={message.turn}
      title={message.title}
      description={message.description}
      tone={message.tone}
      action={message.action}
      onClose={api.close}
    />
  );
  const urgent = message?.tone === 'danger';
  return (
    <Corner
      data-print="no"
      onPointerEnter={() => setHeldTurn(message?.turn)}
      onPointerLeave={() => setHeldTurn(undefined)}
      onFocus={() => setHeldTurn(message?.turn)}
      onBlur={() => setHeldTurn(undefined)}
    >
      <div role="status">{!urgent && toast}</div>
      <div role="alert">{urgent && toast}</div>
    </Corner>
  );
}

const Corner = styled('div')({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetInline: 16,
  // On a phone the buttons of forms and sheets are at the lower edge, so the toast is above them.
  top: 16,
  pointerEvents: 'none',
  '& > * > *': { pointerEvents: 'auto' },
  [mediaQuery.tablet]: {
    insetInline: 'auto 24px',
    top: 'auto',
    // An application with a bar at the bottom of the window sets its height here.
    bottom: 'calc(var(--toast-inset-bottom, 0px) + 24px)',
    width: 400,
  },
});
