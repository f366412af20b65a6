import { startProduct } from './servers.ts';

/* The product that a run of browser tests looks at; ends with the run. */
const product = await startProduct({
  port: Number(process.env['E2E_PORT']),
  apiPort: Number(process.env['E2E_API_PORT']),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void product.stop().then(() => process.exit(0)));
