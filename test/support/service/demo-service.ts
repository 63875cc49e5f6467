import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api-process.ts';
import { partnerClient } from '../clients/partner-client.ts';
import { partnersOf } from '../clients/partners.ts';
import { seenSoon } from '../eventually.ts';

const timeoutMs = 150_000;

/** The service just started, in a process of its own; ready once these tracks of its demo catalog are out, the others follow. */
export const aDemoService = async (...wanted: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const service = await startApi(folder, { DEMO_CATALOG: '1', ALLOW_LOOPBACK_URLS: '1' });
  await service.ready();
  const anyone = await partnerClient(service.baseUrl);
  const partner = await partnersOf(anyone)();
  const titles = async () => {
    const { body } = await partner.client.get('/api/v1/tracks', { query: { limit: 100 } });
    return (body['data'] as readonly { readonly title: string }[]).map(({ title }) => title);
  };
  const out = await seenSoon(titles, (seen) => wanted.every((title) => seen.includes(title)), timeoutMs);
  expect(out).toEqual(expect.arrayContaining([...wanted]));
  return {
    baseUrl: service.baseUrl,
    anyone,
    partner,
    close: async () => {
      anyone.close();
      await service.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
export type DemoService = Awaited<ReturnType<typeof aDemoService>>;
