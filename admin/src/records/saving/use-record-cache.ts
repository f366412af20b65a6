import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';

/** Puts a saved record into react-admin's cache; lists with it are refetched when they are next shown. */
export function useRecordCache(resource: string) {
  const client = useQueryClient();
  return useCallback(
    (record: RaRecord) => {
      client.setQueriesData({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, record);
      void client.invalidateQueries({ queryKey: [resource, 'getList'] });
      void client.invalidateQueries({ queryKey: [resource, 'getMany'] });
    },
    [client, resource],
  );
}
