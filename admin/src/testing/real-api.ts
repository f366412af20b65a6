import { startTestApi, type TestApi } from '@prospectus/api-mock/testing';
import type { Plugin } from 'vite';

let api: Promise<TestApi> | undefined;

/** Vite plugin: the real API and its files with the seed, on the origin of the page; it starts with the first call. */
export const realApi: Plugin = {
  name: 'real-api',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (!/^\/(api|media)\//.test(request.url ?? '')) return next();
      api ??= startTestApi();
      api.then(({ app }) => void app(request, response)).catch(next);
    }),
  closeBundle: async () => {
    const running = api;
    api = undefined;
    await (await running)?.stop();
  },
};
