import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOperator } from '../../../../../src/adapters/cli/index.ts';
import { copyMedia } from '../../../../../src/application/operator/media/copy-media.ts';
import { moveStore } from '../../../../../src/application/operator/store/move-store.ts';
import { undoMove } from '../../../../../src/application/operator/store/undo-move.ts';
import { initNote } from '../../../../../src/domain/audit/store-notes.ts';
import { fail } from '../../../../../src/domain/shared/result.ts';
import { canonical } from '../../../../../src/domain/shared/canonical.ts';
import { operatorCommands } from '../../../../../src/main/processes/commands/operator-commands.ts';
import { sqliteStorage } from '../../../../../src/adapters/sqlite/index.ts';
import { archiveKinds } from '../../../../../src/ports/driven/storage/archive.ts';
import { writeDelivery } from '../../../../support/builders/delivery.ts';
import { provenFiles } from '../../../../support/builders/royalties/statements.ts';
import { theirReasons } from '../../../../support/service/operator.ts';
import { plainTarget } from '../../../../support/stores/plain-target.ts';
import { aRecording } from '../../../../support/audio/quiet-audio-processor.ts';
import { encryptedWithoutKeyId } from '../../../../support/stories/reencrypt-story.ts';
import { stoppedClock } from '../../../../support/service/stopped-clock.ts';
import { aWorld, baseUrl, type World } from '../../../../support/worlds/world.ts';

/** A world over a store whose records can be read whole. */
const aStage = () => {
  const clock = stoppedClock();
  const storage = sqliteStorage({ file: ':memory:' });
  const world = aWorld({ kept: storage, clock });
  const { ports, useCases } = world;
  const dependencies = { ...ports, delay: { after: async () => undefined, turn: async () => undefined } };
  const source = storage.archive;
  const commands = operatorCommands({
    useCases,
    copyMedia: copyMedia({ ...ports, from: ports.mediaStore, into: ports.mediaStore }),
    baseUrl,
    openMove: async () => {
      const parts = { ...dependencies, source, target: plainTarget().target };
      return {
        ...{ from: 'A', to: 'B', close: async () => undefined },
        moveStore: moveStore({ ...parts, targetName: 'B' }),
        undoMove: undoMove({ ...parts, sourceName: 'A' }),
      };
    },
    // A restored store says so itself: test/integration/main/backup.test.ts.
    backups: {
      backUp: async () => fail({ kind: 'folder-occupied' }),
      restore: async () => fail({ kind: 'not-a-backup' }),
    },
    requestRebuild: async () => undefined,
    store: {
      preparations: [
        { command: 'prepare-mongodb', variable: 'MONGODB_URL', creates: 'collections', run: undefined },
      ],
      initialize: async () => {
        await ports.auditLog.append(initNote(clock.now()));
        return 'created';
      },
    },
  });
  const records = async () => {
    const kept: Record<string, readonly string[]> = {};
    for (const kind of archiveKinds)
      kept[kind] = (await source.read(kind, { limit: 10_000 })).records.map(canonical);
    return kept;
  };
  const run = async (...words: readonly string[]) => {
    const lines: string[] = [];
    const terminal = {
      out: (line: string) => void lines.push(line),
      err: (line: string) => void lines.push(line),
      progress: () => undefined,
    };
    return { code: await runOperator(commands, words, terminal), lines };
  };
  return { world, commands, records, run };
};

interface Row {
  /** Prepares the world and returns the words of the command. */
  readonly words: (world: World) => Promise<readonly string[]>;
  /** The actions that it adds to the audit log. If there are none, it changes nothing. */
  readonly notes: readonly string[];
}

const reading = (...words: readonly string[]): Row => ({ words: async () => words, notes: [] });

const table: Readonly<Record<string, readonly Row[]>> = {
  import: [
    {
      words: async ({ folder, aFile }) => {
        await writeDelivery(folder, [
          { name: 'meadow', seconds: 1, row: { status: 'approved' } },
          { name: 'harbour', seconds: 1 },
        ]);
        for (const name of ['meadow', 'harbour']) aFile(`${name}.wav`, aRecording(name));
        return ['import', folder];
      },
      notes: ['track.approve', 'track.import'],
    },
  ],
  tracks: [reading('tracks')],
  approve: [
    {
      words: async (world) => {
        const { trackId } = await world.aTrackInCatalog({ moderationStatus: 'pending_review' });
        return ['approve', trackId];
      },
      notes: ['track.approve'],
    },
  ],
  takedown: [
    {
      words: async (world) => {
        const { trackId } = await world.aTrackInCatalog();
        return ['takedown', trackId, '--reason', 'disputed', ...theirReasons];
      },
      notes: ['track.take_down'],
    },
    {
      words: async (world) => {
        const { trackId } = await world.aTrackInCatalog();
        return ['takedown', trackId, '--reason', 'legal', '--territories', 'DE', ...theirReasons];
      },
      notes: ['track.restrict'],
    },
  ],
  identify: [
    {
      words: async ({ aFile }) => ['identify', aFile('unmarked.wav', aRecording('unmarked'))],
      notes: [],
    },
  ],
  analyze: [
    {
      words: async (world) => {
        await world.aTrackWithSound();
        return ['analyze'];
      },
      notes: ['track.analyze'],
    },
  ],
  'rebuild-search': [reading('rebuild-search')],
  'check-evidence': [reading('check-evidence')],
  'check-renders': [reading('check-renders')],
  platform: [
    ...[
      ['--tier', 'growth'],
      ['--add-ons', 'stems'],
      ['--scopes', 'tracks:read'],
      ['--quotas', 'licensesPerMonth=5'],
    ].map((options): Row => ({
      words: async (world) => ['platform', (await world.aRegisteredPlatform()).platform.slug, ...options],
      notes: ['platform.edit'],
    })),
    {
      words: async (world) => {
        const { platform } = await world.aRegisteredPlatform();
        return ['platform', platform.slug, '--status', 'suspended', '--reason', 'Unpaid invoices.'];
      },
      notes: ['platform.suspend'],
    },
    {
      words: async (world) => ['platform', (await world.aRegisteredPlatform()).platform.slug],
      notes: [],
    },
  ],
  'rotate-keys': [
    { words: async () => ['rotate-keys', 'license'], notes: ['key.rotate'] },
    { words: async () => ['rotate-keys', 'license', '--lost-master-key'], notes: ['key.replace'] },
  ],
  events: [reading('events')],
  reencrypt: [
    {
      words: async (world) => {
        const sealed = encryptedWithoutKeyId(Buffer.alloc(32, 7), 'a secret', 'staff-totp');
        await world.anAccount({ totp: { sealed, lastStep: 0 } });
        return ['reencrypt', '--to', world.ports.secretCipher.keyId, '--json'];
      },
      notes: ['master_key.reencrypt'],
    },
    reading('reencrypt', '--check'),
  ],
  'staff-reset': [
    {
      words: async (world) => ['staff-reset', (await world.aColleague('admin')).caller.member.email],
      notes: ['staff.reset'],
    },
  ],
  'verify-audit': [reading('verify-audit')],
  'verify-ledger': [reading('verify-ledger')],
  'verify-statement': [
    {
      words: async ({ folder }) => {
        const file = join(folder, 'statement.json');
        await writeFile(file, JSON.stringify(provenFiles(2)[0]));
        return ['verify-statement', file];
      },
      notes: [],
    },
  ],
  init: [{ words: async () => ['init'], notes: ['store.init'] }],
  'prepare-mongodb': [reading('prepare-mongodb')],
  backup: [reading('backup', 'somewhere')],
  restore: [reading('restore', 'somewhere')],
  'copy-media': [{ words: async () => ['copy-media'], notes: ['media.copy'] }],
  move: [
    {
      words: async (world) => {
        await world.aTrackInCatalog();
        return ['move', '--to', 'B'];
      },
      notes: ['store.move'],
    },
  ],
};

describe("the operator's commands", () => {
  it('are all in the table below', async () => {
    const { world, commands } = aStage();
    await world.close();
    expect(commands.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
  });

  for (const [name, rows] of Object.entries(table))
    rows.forEach(({ words, notes }, place) => {
      const says = notes.length === 0 ? 'changes nothing' : `is in the audit log as ${notes.join(', ')}`;
      it(`${name}, case ${place + 1}, ${says}`, async () => {
        const { world, records, run } = aStage();
        const given = await words(world);
        const { 'audit-entries': entriesBefore = [], ...before } = await records();
        const { lines } = await run(...given);
        const { 'audit-entries': entries = [], ...after } = await records();
        const noted = (await world.ports.auditLog.entries({ after: entriesBefore.length, limit: 100 })).map(
          ({ actor, action }) => `${actor.kind} ${action}`,
        );
        await world.close();
        expect({ lines, noted }).toEqual({ lines, noted: notes.map((action) => `operator ${action}`) });
        expect(entries).toHaveLength(entriesBefore.length + notes.length);
        if (notes.length === 0) expect(after).toEqual(before);
      });
    });
});
