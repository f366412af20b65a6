import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received event, with the raw body that is signed. */
type Received = { headers: Record<string, string>; body: string; event: Event };
type Event = { id: string; type: string; created_at: string; data: Record<string, unknown> };

export type Receiver = {
  url: string;
  received: Received[];
  /** Sets its answers: a status or a function. */
  answer(reply: number | ((res: ServerResponse) => void)): void;
  /** Events of a type. */
  events(type: string): Event[];
  close(): Promise<void>;
};

/** Another system on this machine that receives events over HTTP. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: (res: ServerResponse) => void = (res) => res.writeHead(204).end();
  const server = createServer((req, res) => {
    void req.toArray().then((parts: Buffer[]) => {
      const body = Buffer.concat(parts).toString();
      received.push({ headers: req.headers as Record<string, string>, body, event: JSON.parse(body) as Event });
      answer(res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/a-secret-path`,
    received,
    answer: (reply) => {
      answer = typeof reply === 'number' ? (res) => res.writeHead(reply).end('{"said":"in the body"}') : reply;
    },
    events: (type) => received.map(({ event }) => event).filter((event) => event.type === type),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
