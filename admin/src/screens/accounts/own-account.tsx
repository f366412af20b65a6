import { Icon } from '@prospectus/design-system';
import { useEffect } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';

import { useSession } from '../../providers/contexts.ts';
import { isLanguage, type Language, LANGUAGES, useChangeLanguage, useLanguage } from '../../texts/language-context.ts';

/**
 * The languages of the console except the chosen one, each by its own name. The choice is remembered in the browser,
 * and with the account of a person who is signed in.
 */
export function LanguageChoice({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { language, text } = useLanguage();
  const change = useChangeLanguage();
  const session = useSession();
  const notify = useNotify();
  const choose = async (chosen: Language) => {
    try {
      await change(chosen);
    } catch {
      notify(text('shell.languageFailed'), { type: 'error' });
      return;
    }
    // Where the API does not answer, the choice holds in this browser.
    if (isSignedIn) await session.changeProfile({ language: chosen }).catch(() => undefined);
  };
  return LANGUAGES.filter(({ id }) => id !== language).map(({ id, name, locale }) => (
    <button key={id} type="button" lang={locale} onClick={() => void choose(id)}>
      <Icon name="language" size={20} />
      {name}
    </button>
  ));
}

/** Shows the console in the language that the person chose, in whichever browser they sign in. */
export function useOwnLanguage(): void {
  const { identity } = useGetIdentity();
  const change = useChangeLanguage();
  const chosen: unknown = identity?.['language'];
  useEffect(() => {
    // Where it cannot be loaded, the browser's own choice stays.
    if (isLanguage(chosen)) change(chosen).catch(() => undefined);
  }, [chosen, change]);
}

export const SIGN_OUT_PATH = '/sign-out';

/** Leaves for the screen that signs out: a navigation, so that a form with unsaved changes asks first. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(SIGN_OUT_PATH, { state: { signOut: true } });
}
