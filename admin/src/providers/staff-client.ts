import { type Answer, type Body, type RouteName, routes } from '@prospectus/contract';
import type { fetchUtils } from 'react-admin';

type Input<N extends RouteName> = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
} & ([Body<N>] extends [never] ? { body?: never } : { body: Body<N> });

/** A call of the contract that is no resource's, as the person who is signed in: `ask('createPreview', { body })`. */
export type StaffClient = <N extends RouteName>(name: N, input?: Input<N>) => Promise<Answer<N>>;

/** The client of such calls below `base`; it fails as its http client does. */
export const createStaffClient =
  (base: string, http: typeof fetchUtils.fetchJson): StaffClient =>
  async (name, input) => {
    const [method, pattern] = routes[name];
    const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(input?.params?.[key] ?? ''));
    const query = new URLSearchParams(
      Object.entries(input?.query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString();
    const { json } = await http(`${base}${path}${query && `?${query}`}`, {
      method,
      ...(input?.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    return (json as { data: Answer<typeof name> }).data;
  };
