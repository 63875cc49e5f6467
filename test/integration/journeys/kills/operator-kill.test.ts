import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { masterKeyId } from '../../../../src/adapters/crypto/index.ts';
import { filesystemMediaStore } from '../../../../src/adapters/filesystem/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { systemClock } from '../../../../src/adapters/system/index.ts';
import { rejectHalfRestored } from '../../../../src/main/adapters/store-check.ts';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { aPlatform } from '../../../support/builders/builders.ts';
import { aMail, aStaffMember } from '../../../support/builders/staff-builders.ts';
import { writeDelivery } from '../../../support/builders/delivery.ts';
import { effectsOf } from '../../../support/effects.ts';
import { operatorOf, theirReasons, type Commanded } from '../../../support/service/operator.ts';
import { atEachStop, killAtStep } from '../../../support/stores/killed-at-step.ts';
import { filesUnder, integrityOf, storeFacts } from '../../../support/stores/store-facts.ts';

const timeoutMs = 600_000;
/** Before how many steps a command ends: by default in the middle, before its last two changes, and before it reports success. */
const { KILL_MOMENTS = '4' } = process.env;
const otherKey = 'cd'.repeat(32);
const otherKeyId = masterKeyId(Buffer.from(otherKey, 'hex'));

/** A folder of a run: `data` is the store of the service, `other` is beside it. */
interface Stage {
  readonly data: string;
  readonly other: string;
}

interface Case {
  readonly command: string;
  /** The store that it begins with. */
  readonly from: 'nothing' | 'empty' | 'filled' | 'filled and backed up' | 'moved';
  readonly words: (stage: Stage, trackIds: readonly [approved: string, pending: string]) => readonly string[];
  readonly environment?: (masterKey: string) => Readonly<Record<string, string>>;
  /** Where its result is, if not in the store itself. */
  readonly result?: 'backup' | 'mounted' | 'moved';
  /** How a second run is rejected, if the first ended when everything was done. */
  readonly doneAlready?: RegExp;
  /** Records that the command creates each time that it is run. */
  readonly creates?: readonly string[];
}

const cases: readonly Case[] = [
  { command: 'init', from: 'nothing', words: () => ['init'] },
  { command: 'import', from: 'empty', words: ({ other }) => ['import', join(other, 'delivery')] },
  {
    command: 'approve',
    from: 'filled',
    words: (_, [, pending]) => ['approve', pending],
    doneAlready: /already approved/,
  },
  {
    command: 'takedown',
    from: 'filled',
    words: (_, [approved]) => ['takedown', approved, '--reason', 'infringing', ...theirReasons],
    doneAlready: /already taken_down/,
  },
  { command: 'analyze', from: 'filled', words: () => ['analyze'] },
  { command: 'check-renders', from: 'filled', words: () => ['check-renders'] },
  {
    command: 'platform, another plan',
    from: 'filled',
    words: () => ['platform', 'platform-1', '--tier', 'growth', '--add-ons', 'stems'],
  },
  {
    command: 'platform, suspended',
    from: 'filled',
    words: () => ['platform', 'platform-1', '--status', 'suspended', '--reason', 'Unpaid invoices.'],
  },
  {
    command: 'rotate-keys',
    from: 'filled',
    words: () => ['rotate-keys', 'access-token'],
    creates: ['signing-keys', 'audit-entries'],
  },
  {
    command: 'rotate-keys, the master key is lost',
    from: 'filled',
    words: () => ['rotate-keys', 'access-token', '--lost-master-key'],
    environment: () => ({ MASTER_KEY: otherKey }),
    creates: ['signing-keys', 'audit-entries'],
  },
  {
    command: 'staff-reset',
    from: 'filled',
    words: () => ['staff-reset', 'staff-1@house.example'],
    creates: ['staff', 'audit-entries'],
  },
  {
    command: 'reencrypt',
    from: 'filled',
    words: () => ['reencrypt', '--to', otherKeyId],
    environment: (masterKey) => ({ MASTER_KEY: otherKey, MASTER_KEY_PREVIOUS: masterKey }),
    creates: ['audit-entries'],
  },
  {
    command: 'backup',
    from: 'filled',
    words: ({ other }) => ['backup', join(other, 'backup')],
    result: 'backup',
    doneAlready: /is not empty/,
  },
  {
    command: 'backup, into a folder that exists',
    from: 'filled',
    words: ({ other }) => ['backup', join(other, 'mounted')],
    result: 'mounted',
    doneAlready: /is not empty/,
  },
  {
    command: 'restore',
    from: 'filled and backed up',
    words: ({ other }) => ['restore', join(other, 'backup')],
    doneAlready: /DATA_DIR is not empty/,
  },
  {
    command: 'move',
    from: 'filled',
    words: ({ other }) => ['move', '--to', `sqlite:${join(other, 'moved')}`],
    result: 'moved',
  },
  {
    command: 'move --undo',
    from: 'moved',
    words: ({ other }) => ['move', '--to', `sqlite:${join(other, 'moved')}`, '--undo'],
  },
];

describe('the operator’s command whose process ends before a step of it', () => {
  let folder: string;
  let trackIds: readonly [string, string];
  let masterKey: string;
  const stage = (): Stage => ({ data: join(folder, 'stage', 'data'), other: join(folder, 'stage', 'other') });
  const prepared = (from: Case['from']): string => join(folder, 'prepared', from);

  /** Keeps what the stage holds now, so that each run can begin with it: at the same paths, which stores record. */
  const keepAs = (from: Case['from']) => cp(join(folder, 'stage'), prepared(from), { recursive: true });
  const begin = async (from: Case['from']): Promise<void> => {
    await rm(join(folder, 'stage'), { recursive: true, force: true });
    await cp(prepared(from), join(folder, 'stage'), { recursive: true });
  };

  const run = (one: Case): Promise<Commanded> =>
    operatorOf(stage().data, one.environment?.(masterKey))(...one.words(stage(), trackIds));

  const copyBefore = (step: number): string => join(folder, 'left', String(step));

  /** Runs a command that stops before each of its steps, and copies the stage then: a process that is killed there leaves the same. */
  const runInSteps = async (one: Case): Promise<Commanded & { readonly steps: readonly string[] }> => {
    const file = join(folder, 'steps');
    await writeFile(file, 'stop\n');
    await rm(join(folder, 'left'), { recursive: true, force: true });
    const variables = { NODE_OPTIONS: `--import ${killAtStep}`, STEPS: file };
    const steps = async () => (await readFile(file, 'utf8')).split('\n').slice(1, -1);
    const ended = await operatorOf(
      stage().data,
      { ...one.environment?.(masterKey), ...variables },
      (child, over) =>
        atEachStop(child, over, async () => {
          await cp(join(folder, 'stage'), copyBefore((await steps()).length), { recursive: true });
        }),
    )(...one.words(stage(), trackIds));
    return { ...ended, steps: await steps() };
  };
  /** Puts the copy where the command had its folders, whose paths stores record. */
  const beginBefore = async (step: number): Promise<void> => {
    await rm(join(folder, 'stage'), { recursive: true, force: true });
    await rename(copyBefore(step), join(folder, 'stage'));
  };

  const resultOf = async ({ result }: Case) => {
    const { data, other } = stage();
    rejectHalfRestored(configFrom({ DATA_DIR: data }));
    const at = result === undefined ? data : join(other, result);
    const files = await filesUnder(result === undefined ? data : other);
    if (result === undefined || result === 'moved') return { ...(await storeFacts(at)), files };
    const manifest = await readFile(join(at, 'backup.json'), 'utf8');
    const { records: counts } = JSON.parse(manifest) as { readonly records: object };
    return { ...(await storeFacts(at)), files, counts };
  };

  /** A store with music, one track of it analyzed by no current model, a platform, a colleague, an encrypted email, a damaged preview. */
  const fill = async (): Promise<void> => {
    const { data } = stage();
    const storage = sqliteStorage({ file: join(data, 'licensing.db') });
    const tracks = await storage.library.changes(0, 10);
    trackIds = [tracks[0]?.trackId ?? '', tracks[1]?.trackId ?? ''];
    await storage.registry.register({ platform: aPlatform(), credentials: [], effects: effectsOf() });
    await storage.staffRegistry.add({
      member: aStaffMember(),
      effects: effectsOf({ mails: [aMail({ createdAt: 9e14 })] }),
    });
    await storage.close();
    const media = filesystemMediaStore({ folder: join(data, 'media'), cacheBytes: 1e9, clock: systemClock });
    await media.render(`renders/${trackIds[0]}/preview.mp3`, (into) => writeFile(into, 'cut off'));
    const db = new DatabaseSync(join(data, 'licensing.db'));
    db.exec('DELETE FROM analyses');
    db.close();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-kill-'));
    const { data, other } = stage();
    const operator = operatorOf(data);
    const done = async (...words: readonly string[]): Promise<void> =>
      expect([words, await operator(...words)]).toMatchObject([words, { code: 0 }]);
    await mkdir(data, { recursive: true });
    await writeDelivery(join(other, 'delivery'), [
      { name: 'meadow', row: { status: 'approved' } },
      { name: 'harbour' },
    ]);
    await mkdir(join(other, 'mounted', 'lost+found'), { recursive: true });
    await keepAs('nothing');
    await done('init');
    masterKey = (await readFile(join(data, 'master.key'), 'utf8')).trim();
    await keepAs('empty');
    await done('import', join(other, 'delivery'));
    await done('rotate-keys', 'access-token');
    await fill();
    await keepAs('filled');
    await done('move', '--to', `sqlite:${join(other, 'moved')}`);
    await keepAs('moved');
    await begin('filled');
    await done('backup', join(other, 'backup'));
    await rm(data, { recursive: true });
    await mkdir(data);
    await writeFile(join(data, 'master.key'), `${masterKey}\n`, { mode: 0o600 });
    await keepAs('filled and backed up');
  }, timeoutMs);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The steps before which a run ends. */
  const momentsOf = (steps: number): readonly number[] => {
    const every = Array.from({ length: steps }, (_, n) => n + 1);
    if (KILL_MOMENTS === 'all') return every;
    const last = every.slice(1 - Number(KILL_MOMENTS));
    return [...new Set([Math.ceil(steps / 2), ...last])];
  };

  it.each(cases)(
    '“$command” is completed by running it again, before whatever step it ended; the result is that of one run',
    async (one) => {
      const { creates = [], doneAlready } = one;
      await begin(one.from);
      const whole = await runInSteps(one);
      expect(whole).toMatchObject({ code: 0 });
      const once = await resultOf(one);

      for (const moment of momentsOf(whole.steps.length)) {
        await beginBefore(moment);
        const at = { moment, of: whole.steps.length, steps: whole.steps.slice(0, moment).slice(-3) };
        if (await isThere(join(stage().data, 'licensing.db')))
          expect({ ...at, integrity: integrityOf(stage().data) }).toEqual({ ...at, integrity: 'ok' });

        const again = await run(one);
        const isRefused = again.code === 1 && doneAlready?.test(again.err) === true;
        expect({ ...at, err: again.err, code: isRefused ? 0 : again.code }).toMatchObject({ ...at, code: 0 });
        const { records, ...twice } = await resultOf(one);
        const { records: _, ...wanted } = once;
        expect({ ...at, ...twice }).toEqual({ ...at, ...wanted });
        for (const [kind, found] of Object.entries(records)) {
          const expected = once.records[kind] ?? [];
          // Such a command may have created one more: run twice, it creates two.
          if (creates.includes(kind)) expect([0, 1]).toContain(found.length - expected.length);
          else expect({ ...at, kind, found }).toEqual({ ...at, kind, found: expected });
        }
      }
    },
    timeoutMs,
  );
});

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
