import { type ToastMessage, useToast } from '@prospectus/design-system';

import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

type Undoable = Omit<ToastMessage, 'action'> & {
  /** The id of the change set, or what takes it back. */
  undo: string | (() => Promise<unknown>);
  /** What is said once it is undone, with the number of records that a change set put back. */
  undone: (count: number) => string;
  /** Called then, also where it was refused. */
  afterwards?: () => unknown;
};

/** Says what was done, with a button that takes it back; then says that it is undone, or why not. */
export function useUndoToast() {
  const text = useText();
  const toast = useToast();
  const api = useApi();
  return ({ undo, undone, afterwards, ...message }: Undoable): void => {
    const takeBack = async () => {
      try {
        let count = 1;
        if (typeof undo === 'function') await undo();
        else ({ undone: count } = await api('POST /admin/changes/:id/undo', { params: { id: undo }, body: {} }));
        toast.show({ tone: 'success', title: undone(count) });
      } catch (error) {
        toast.show({ tone: 'danger', title: (error instanceof Error && error.message) || text('lists.wrong') });
      }
      await afterwards?.();
    };
    const action = { label: text('lists.undo'), onClick: () => void takeBack() };
    toast.show({ tone: 'success', ...message, action });
  };
}
