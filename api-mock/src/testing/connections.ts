import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Records every connection that this process tries to open, as `address:port`. */
export function watchConnections(): { tried: string[]; stop(): void } {
  const tried: string[] = [];
  const watch = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.on('connectionAttempt', (address: string, port: number) => tried.push(`${address}:${port}`));
  };
  subscribe('net.client.socket', watch);
  return { tried, stop: () => void unsubscribe('net.client.socket', watch) };
}
