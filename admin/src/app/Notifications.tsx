import { useToast } from '@prospectus/design-system';
import { useEffect } from 'react';
import { type NotificationType, useNotificationContext, useTranslate } from 'react-admin';

const TONES = {
  success: 'success',
  info: 'neutral',
  warning: 'neutral',
  error: 'danger',
} as const satisfies Record<NotificationType, string>;
const AUTO_CLOSE_MS = 5_000;

/** react-admin's notifications in the design system's toast. Success closes by itself, an error stays until it is closed. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    toast.show({ title: translate(next.message, next.notificationOptions?.messageArgs), tone: TONES[next.type] });
    if (next.type === 'success' || next.type === 'info') setTimeout(toast.close, AUTO_CLOSE_MS);
  }, [notifications, takeNotification, toast, translate]);
  return null;
}
