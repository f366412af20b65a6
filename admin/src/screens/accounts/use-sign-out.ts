import { useNavigate } from 'react-router';

export const SIGN_OUT_PATH = '/sign-out';

/**
 * Leaves for the screen that signs out. It is a navigation like any other, so that a form with unsaved changes asks
 * first.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(SIGN_OUT_PATH, { state: { signOut: true } });
}
