import type { TimelineEntry } from '@prospectus/contract';
import { Button, useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import { useText } from '../../texts/language-context.ts';

/** Opens the page of an enquiry as it was when the person saw it. */
export function PageAsSeen({ entry }: { entry: TimelineEntry }) {
  const text = useText();
  const toast = useToast();
  const may = useMay('preview');
  const provider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const { page: path, page_at: seen } = entry.data;
  if (typeof path !== 'string' || typeof seen !== 'string' || !may('create')) return null;
  const open = async () => {
    setBusy(true);
    try {
      const { url } = await provider.api('POST /admin/preview', { body: { path, seen } });
      window.open(url, '_blank', 'noopener');
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void open()}>
        {text('desk.timeline.pageSeen')}
      </Button>
    </div>
  );
}
