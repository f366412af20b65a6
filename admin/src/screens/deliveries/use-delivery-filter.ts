import { CHANNELS, DELIVERY_STATUS } from '@prospectus/contract';

import { useAddress } from '../../layout/use-address.ts';

/** What the list of deliveries is narrowed to; it is in the address, so that a link shows the same list. */
export type DeliveryFilter = Record<'status' | 'channel' | 'purpose', string>;
const NAMES = ['status', 'channel', 'purpose'] as const satisfies (keyof DeliveryFilter)[];

/** The filter and the page in the address, and how one entry of it is set. */
export function useDeliveryFilter() {
  const { get, change, page, href } = useAddress();
  const filter: DeliveryFilter = {
    status: known(DELIVERY_STATUS, get('status')),
    channel: known(CHANNELS, get('channel')),
    purpose: get('purpose'),
  };
  const set = (name: keyof DeliveryFilter, value: string) => change({ [name]: value, page: undefined });
  const given = NAMES.filter((name) => filter[name] !== '');
  const api = Object.fromEntries(given.map((name) => [name, filter[name]]));
  return {
    filter,
    set,
    page,
    href: (to: number) => href('/deliveries', { page: String(to) }),
    api,
    isFiltered: given.length > 0,
  };
}

const known = (values: readonly string[], value: string): string => (values.includes(value) ? value : '');
