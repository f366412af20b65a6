import { Client } from 'pg';

type Listener = (payload: string) => void;
export type Listening = {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;

/** LISTEN for all channels of a process on one connection, made for the first of them; it reconnects by itself. */
export function listenOn(url: string): Listening {
  const channels = new Map<string, Set<Listener>>();
  let closed = false;
  let connection: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload);
    });
    client.on('error', () => undefined);
    await client.connect();
    client.once('end', () => {
      connection = undefined;
      if (!closed) reconnectSoon();
    });
    for (const channel of channels.keys()) await client.query(`listen "${channel}"`);
    return client;
  };
  const connected = (): Promise<Client> =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    }));
  const reconnectSoon = (): void => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      if (closed) return;
      connected().then(
        // Notifications were lost until now, so every listener is called once to read for itself.
        () => [...channels.values()].flatMap((listeners) => [...listeners]).forEach((listener) => listener('')),
        () => closed || reconnectSoon(),
      );
    }, RECONNECT_MS).unref();
  };

  return {
    listen: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      await (await connected()).query(`listen "${channel}"`);
      return async () => {
        listeners.delete(listener);
        if (listeners.size > 0 || closed) return;
        channels.delete(channel);
        // Where the connection has just been lost, nothing listens any more.
        await (await connection)?.query(`unlisten "${channel}"`).catch(() => undefined);
      };
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}
