import { CHANNELS, DELIVERY_STATUS } from '@prospectus/contract';
import { useSearchParams } from 'react-router-dom';

/** What the list of deliveries is narrowed to; it is in the address, so that a link shows the same list. */
export type DeliveryFilter = Record<'status' | 'channel' | 'purpose', string>;
const NAMES = ['status', 'channel', 'purpose'] as const satisfies (keyof DeliveryFilter)[];

/** The filter and the page in the address, and how one entry of it is set. */
export function useDeliveryFilter() {
  const [params, setParams] = useSearchParams();
  const filter: DeliveryFilter = {
    status: known(DELIVERY_STATUS, params.get('status')),
    channel: known(CHANNELS, params.get('channel')),
    purpose: params.get('purpose') ?? '',
  };
  const set = (name: keyof DeliveryFilter, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const href = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(to));
    return `/deliveries?${next.toString()}`;
  };
  const given = NAMES.filter((name) => filter[name] !== '');
  const api = Object.fromEntries(given.map((name) => [name, filter[name]]));
  return { filter, set, page, href, api, isFiltered: given.length > 0 };
}

const known = (values: readonly string[], value: string | null): string =>
  value !== null && values.includes(value) ? value : '';
