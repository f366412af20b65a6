import { useContext, useEffect, useId } from 'react';
import { styled } from '@mui/material/styles';
import { mediaQuery, zIndex } from '../../../tokens/index.ts';
import { Toast } from './Toast.tsx';
import { ToastApiContext, ToastStateContext } from './toast-context.ts';

/**
 * Where the toast is drawn: at the page's end, or inside the topmost modal dialog while one is open,
 * because nothing outside it can be pressed or heard.
 */
export function ToastOutlet({ root = false }: { root?: boolean }) {
  const id = useId();
  const state = useContext(ToastStateContext);
  const api = useContext(ToastApiContext);
  const enterDialog = state?.enterDialog;
  useEffect(() => (root ? undefined : enterDialog?.(id)), [root, enterDialog, id]);

  const isTop = root ? state?.dialogs.length === 0 : state?.dialogs.at(-1) === id;
  if (!state || !api || !isTop) return null;

  const { message } = state;
  const toast = message && (
    <Toast
      key={message.turn}
      title={message.title}
      description={message.description}
      tone={message.tone}
      onClose={api.close}
    />
  );
  const urgent = message?.tone === 'danger';
  return (
    <Corner data-print="no">
      <div role="status">{!urgent && toast}</div>
      <div role="alert">{urgent && toast}</div>
    </Corner>
  );
}

const Corner = styled('div')({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetInline: 16,
  bottom: 16,
  pointerEvents: 'none',
  '& > * > *': { pointerEvents: 'auto' },
  [mediaQuery.tablet]: { insetInline: 'auto 24px', bottom: 24, width: 400 },
});
