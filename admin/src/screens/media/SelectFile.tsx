import type { MediaRecord } from '@prospectus/contract';

import { useText } from '../../texts/language-context.ts';
import type { FileSelection } from './use-file-selection.ts';

/** The box that selects a file, over its card. */
export function SelectFile({ file, selection }: { file: MediaRecord; selection: FileSelection }) {
  const text = useText();
  return (
    <label data-select="">
      <input
        type="checkbox"
        aria-label={text('media.bulk.select', { name: file.name })}
        checked={selection.isSelected(file)}
        onChange={() => selection.toggle(file)}
      />
    </label>
  );
}
