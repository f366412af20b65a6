import { type ResourceName, resources } from '@prospectus/contract';

/** The field that names a record of a resource to a person. */
export const titleFieldOf = (resource: string | undefined): string =>
  resource !== undefined && Object.hasOwn(resources, resource) ? resources[resource as ResourceName].titleField : 'id';
