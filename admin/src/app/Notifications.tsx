import { useToast } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';
import { type NotificationType, useNotificationContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

import { useContractText } from '../texts/language-context.ts';

const TONES = {
  success: 'success',
  info: 'neutral',
  warning: 'neutral',
  error: 'danger',
} as const satisfies Record<NotificationType, string>;
const CLOSES_AFTER_MS = 5_000;

/**
 * react-admin's notifications in the design system's toast. Success closes by itself; a failure stays until it is
 * closed or the screen it is about is left.
 */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const contractText = useContractText();
  const toast = useToast();
  const { pathname } = useLocation();
  const failedAt = useRef<string>(undefined);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    const closes = next.type === 'success' || next.type === 'info';
    toast.show({
      title: contractText(translate(next.message, next.notificationOptions?.messageArgs)),
      tone: TONES[next.type],
      ...(closes && { closesAfter: CLOSES_AFTER_MS }),
    });
    failedAt.current = closes ? undefined : pathname;
  }, [notifications, takeNotification, toast, translate, contractText, pathname]);
  useEffect(() => {
    if (failedAt.current === undefined || failedAt.current === pathname) return;
    failedAt.current = undefined;
    toast.close();
  }, [pathname, toast]);
  return null;
}
