import { useToast } from '@prospectus/design-system';
import { useEffect } from 'react';

/** How the visitor is told what failed (§8), and how that ends when something else is tried. */
type FailureToast = { tell: (description: string) => void; close: () => void };

/** The toast of a failure, below its provider. */
export function useFailureToast(): FailureToast {
  const toast = useToast();
  return {
    tell: (description) => toast.show({ tone: 'danger', title: 'Uh oh! Something went wrong.', description }),
    close: toast.close,
  };
}

let shown: FailureToast | undefined;

/** The same for forms of the page, which are beside the provider and not below it. */
export const failureToast: FailureToast = {
  tell: (description) => shown?.tell(description),
  close: () => shown?.close(),
};

/** Shows, below the provider, what forms of the page tell. */
export function useFailuresOfPage(): void {
  const toast = useFailureToast();
  useEffect(() => {
    shown = toast;
  });
}
