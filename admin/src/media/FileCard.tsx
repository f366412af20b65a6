import type { MediaRecord } from '@prospectus/contract';
import { StatusChip } from '@prospectus/design-system';

import { useLanguage } from '../texts/language-context.ts';
import { dimensionsOf, formatBytes } from './files.ts';
import { Thumbnail } from './Thumbnail.tsx';

export function FileCard({ file }: { file: MediaRecord }) {
  const { text, locale } = useLanguage();
  return (
    <>
      <Thumbnail file={file} />
      <b>{file.name}</b>
      <small>
        {dimensionsOf(file, ' · ')}
        {formatBytes(file.bytes, locale)}
      </small>
      {!file.described && <StatusChip tone="warning" label={text('media.needsAlt')} />}
    </>
  );
}
