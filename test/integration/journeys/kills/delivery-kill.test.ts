import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killedAtStep } from '../../../support/stores/killed-at-step.ts';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import { delivered, ownTracks } from '../../../support/http/successes/draft-successes.ts';
import { inService } from '../../../support/service/service.ts';
import { unlessGone } from '../../../support/uploads/kill-place.ts';

const timeoutMs = 600_000;
const environment = { EVENT_WORKER: 'off' };
const rows = 20;

/** A file of so many tracks, each with an owner of its own, that no delivery before had. */
const aFile = (name: string): string =>
  [
    'externalId,title,master',
    ...Array.from({ length: rows }, (_, n) => `${name}-${n},Track ${name} ${n},Owner ${name} ${n} | 100%`),
  ].join('\n');

describe('kill -9 during a delivery', () => {
  it(
    'leaves the whole delivery or nothing of it, and the same file sent again creates nothing twice',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'delivery-kill-'));
      const place = { folder, environment };
      try {
        let token = '';
        await inService({ dataDir: folder, environment }, async (service) => {
          ({ token } = await anArtist(service));
        });
        const whole = await killedAtStep(place);
        await whole.arm();
        expect((await delivered(whole.client.as(token), aFile('W'))).status).toBe(200);
        const steps = await whole.steps();
        await whole.kill();
        expect(steps).toContain('COMMIT');
        const namesOf = async (client: typeof whole.client, path: string, prefix: string) => {
          const names: string[] = [];
          for (let next: string | undefined = `${path}?limit=100`; next !== undefined;) {
            const { body } = await client.get(next);
            const items = body['data'] as readonly { readonly title?: string; readonly name?: string }[];
            names.push(...items.map(({ title, name }) => title ?? name ?? ''));
            const { nextCursor } = body['pagination'] as { readonly nextCursor: string | null };
            next = nextCursor === null ? undefined : `${path}?limit=100&cursor=${nextCursor}`;
          }
          return names.filter((name) => name.startsWith(prefix)).length;
        };
        for (const [n, name] of steps.entries()) {
          const moment = `before step ${n + 1}, ${name}`;
          const file = aFile(`K${n}`);
          const running = await killedAtStep(place, n + 1);
          await running.arm();
          await unlessGone(delivered(running.client.as(token), file));
          await running.kill();
          await inService({ dataDir: folder, environment }, async (service) => {
            const client = service.anyone.as(token);
            const counts = async () => [
              await namesOf(client, ownTracks, `Track K${n} `),
              await namesOf(client, '/api/v1/artists/me/parties', `Owner K${n} `),
            ];
            const before = await counts();
            expect(
              [
                [0, 0],
                [rows, rows],
              ].map(String),
            ).toContain(String(before));
            const again = await delivered(client, file);
            const isNew = before[0] === 0;
            expect({ moment, status: again.status, created: again.body['created'] }).toEqual({
              ...{ moment, status: 200, created: isNew ? rows : 0 },
            });
            expect(await counts()).toEqual([rows, rows]);
          });
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});
