import { type ToastMessage, useToast } from '@prospectus/design-system';

import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

type Undoable = Omit<ToastMessage, 'action'> & {
  /** The id of the change set, or a function that undoes the change. */
  undo: string | (() => Promise<unknown>);
  /** The message after the undo, with the number of records that a change set restored. */
  undone: (count: number) => string;
  /** Called after the undo, also where it was refused. */
  afterwards?: () => unknown;
};

/** Shows a message with an undo button, then whether the undo succeeded. */
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
