import { useToast } from '@prospectus/design-system';

/** The toast that tells the visitor what failed (§8), and its end when something else is tried. */
export function useFailureToast() {
  const toast = useToast();
  return {
    tell: (description: string) => toast.show({ tone: 'danger', title: 'Uh oh! Something went wrong.', description }),
    close: toast.close,
  };
}
