import type { IconName } from '../../actions/Icon/Icon.tsx';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** `danger` for what takes something away. */
  tone?: 'neutral' | 'danger' | undefined;
  /** It stays in the list and says that it cannot be used now. */
  disabled?: boolean | undefined;
  /** At the end of its line: the keys that do the same, or a state. */
  hint?: string | undefined;
  /** A line above it: another kind of action begins. */
  separatorBefore?: boolean | undefined;
}
