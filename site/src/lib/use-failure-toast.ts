import { useToast } from '@prospectus/design-system';
import { useEffect } from 'react';

type FailureToast = { show: (description: string) => void; close: () => void };

/** The toast for failures (§8); needs its provider. */
export function useFailureToast(): FailureToast {
  const toast = useToast();
  return {
    show: (description) => toast.show({ tone: 'danger', title: 'Uh oh! Something went wrong.', description }),
    close: toast.close,
  };
}

let current: FailureToast | undefined;

/** The same toast for forms of the page, which are outside the provider. */
export const failureToast: FailureToast = {
  show: (description) => current?.show(description),
  close: () => current?.close(),
};

/** Connects `failureToast` to the provider. */
export function useFailuresOfPage(): void {
  const toast = useFailureToast();
  useEffect(() => {
    current = toast;
  });
}
