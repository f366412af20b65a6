import type { IconName } from '../../actions/Icon/Icon.tsx';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** `danger` for an action that removes something. */
  tone?: 'neutral' | 'danger' | undefined;
  /** It stays in the list and is shown as disabled. */
  disabled?: boolean | undefined;
  /** At the end of its line: the keyboard shortcut, or a state. */
  hint?: string | undefined;
  /** A line above it, before a different kind of action. */
  separatorBefore?: boolean | undefined;
}
