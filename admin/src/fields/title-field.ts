import { type ResourceName, resources } from '@prospectus/contract';

/** The field of a resource that holds a record's title; `id` for an unknown resource. */
export const titleFieldOf = (resource: string | undefined): string =>
  resource !== undefined && Object.hasOwn(resources, resource) ? resources[resource as ResourceName].titleField : 'id';
