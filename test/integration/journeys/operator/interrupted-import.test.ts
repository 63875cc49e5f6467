import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeDelivery } from '../../../support/builders/delivery.ts';
import { needing } from '../../../support/needing.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const cli = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'main', 'cli.ts');
const signalAtLine = join(import.meta.dirname, '..', '..', '..', 'support', 'service', 'signal-at-line.ts');
const names = ['meadow', 'harbour', 'orchard', 'quarry', 'lantern'];

needing('ffmpeg', 'an import that Ctrl-C interrupts', () => {
  it(
    'says how far it came and how to continue, and continues when it is run again',
    () =>
      inFolder(async (folder) => {
        const dataDir = join(folder, 'data');
        const delivery = join(folder, 'delivery');
        const operator = operatorOf(dataDir);
        await writeDelivery(
          delivery,
          names.map((name) => ({ name })),
        );
        expect(await operator('init')).toMatchObject({ code: 0 });

        // To the whole group, as a terminal does: the decoders end, too.
        const signal = { SIGNAL_AT: 'SIGINT', SIGNAL_GROUP: '1' };
        const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, ...signal };
        const child = spawn(process.execPath, ['--import', signalAtLine, cli, 'import', delivery], {
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: true,
        });
        const ended = once(child, 'close');
        const errors = text(child.stderr);
        child.stdout.resume();
        await ended;
        const last = (await errors).trim().split('\n').slice(1);
        expect([child.exitCode, last]).toEqual([
          130,
          [
            expect.stringMatching(
              /^Interrupted after [1-4] of 5 rows: [1-4] imported\. Run the same command again to continue\.$/,
            ),
          ],
        ]);

        const done = Number(/after (\d)/.exec(last[0] ?? '')?.[1]);
        const again = await operator('import', delivery);
        expect([again.code, again.out.trim().split('\n').at(-1)]).toEqual([
          0,
          `${5 - done} imported, ${done} unchanged`,
        ]);
      }),
    120_000,
  );
});
