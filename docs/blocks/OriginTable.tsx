import { ORIGINS } from '@prospectus/contract';
import { Table } from './Table.tsx';

/** Every way into the enquiry, from the contract. */
export const OriginTable = () => (
  <Table
    head={['Origin', 'Opened by', 'Variants', 'Campaign', 'Leads to', 'Event']}
    rows={Object.entries(ORIGINS).map(([name, { opener, variants, campaign, after, event }]) => [
      `\`${name}\``,
      opener,
      variants.join(', '),
      campaign ?? 'of the visit',
      `\`${after}\``,
      `\`${event}\``,
    ])}
  />
);
