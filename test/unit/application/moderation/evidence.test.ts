import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteDueEvidence } from '../../../../src/application/moderation/appeals/delete-due-evidence.ts';
import {
  evidenceKey,
  evidenceKeptMs,
  evidenceRate,
  maxEvidenceFiles,
  maxEvidenceOfAppeal,
  type EvidenceFile,
} from '../../../../src/domain/moderation/appeals/evidence.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { fail } from '../../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aFile } from '../../../support/builders/evidence-builders.ts';
import { anAppealBy, reviewing, staffed, takenDown } from '../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const address = '192.0.2.7';

const appealed = async (world: World) => {
  const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
  const { track } = await takenDown(world, decider);
  const { own } = await anAppealBy(world, track.trackId);
  const attach = async (name: string, content: string, from = address) => {
    const file = join(world.folder, name);
    await writeFile(file, content);
    return world.useCases.attachEvidence({ ...own, address: from, file, filename: name });
  };
  return { own, reviewer, attach };
};

const away = async () => {
  throw new Unavailable('away');
};

describe('files of an appeal', () => {
  it(
    'are kept while it is open and half a year longer, then deleted from both stores with a note',
    inWorld(async (world) => {
      const { own, reviewer, attach } = await appealed(world);
      const { file } = valueOf(await attach('a.txt', 'text'));
      const { mediaStore, evidence, auditLog } = world.ports;
      const tidied = async () => valueOf(await world.useCases.deleteDueEvidence());
      world.clock.advance(evidenceKeptMs + dayMs);
      expect(await tidied()).toBe(0);
      expect(valueOf(await world.useCases.listEvidence(own))).toEqual([
        expect.objectContaining({ evidenceId: file.evidenceId }),
      ]);
      valueOf(await reviewing(world, reviewer).takeUp(own.appealId));
      valueOf(await reviewing(world, reviewer).uphold(own.appealId));
      world.clock.advance(evidenceKeptMs - 1);
      expect(await tidied()).toBe(0);
      expect(await mediaStore.describe(evidenceKey(file))).toBeDefined();
      world.clock.advance(evidenceKeptMs);
      expect(await tidied()).toBe(1);
      expect(await mediaStore.describe(evidenceKey(file))).toBeUndefined();
      expect(await evidence.find(file.evidenceId)).toBeUndefined();
      const noted = await auditLog.entries({ after: 0, limit: 10, subject: file.evidenceId });
      expect(noted).toMatchObject([{ action: 'evidence.delete', actor: { kind: 'service' } }]);
    }),
  );

  it.each(['mediaStore', 'evidence'] as const)(
    'are deleted by the next run, if a run ends while the %s is unavailable',
    async (part) =>
      inWorld(async (world) => {
        const { own, attach } = await appealed(world);
        const { file } = valueOf(await attach('a.txt', 'text'));
        valueOf(await world.useCases.withdrawAppeal(own));
        world.clock.advance(2 * evidenceKeptMs);
        if (part === 'mediaStore') world.before('mediaStore', 'discard', away);
        else world.before('evidence', 'remove', away);
        await expect(world.useCases.deleteDueEvidence()).rejects.toThrow(Unavailable);
        expect(valueOf(await world.useCases.listEvidence(own))).toEqual([]);
        expect(valueOf(await world.useCases.deleteDueEvidence())).toBe(1);
        expect(await world.ports.mediaStore.describe(evidenceKey(file))).toBeUndefined();
        expect(await world.ports.evidence.find(file.evidenceId)).toBeUndefined();
      })(),
  );

  it(
    'are deleted although a thousand others cannot be',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      const files: EvidenceFile[] = [];
      for (const name of ['a.txt', 'b.txt']) files.push(valueOf(await attach(name, name)).file);
      valueOf(await world.useCases.withdrawAppeal(own));
      world.clock.advance(2 * evidenceKeptMs);
      const { clock } = world;
      const { evidence, mediaStore } = world.ports;
      const [stuck = '', other = ''] = files.map(evidenceKey);
      let attempts = 0;
      const tidying = deleteDueEvidence({
        clock,
        // One is enough in place of a thousand.
        evidence: { ...evidence, due: (now) => evidence.due(now, 1) },
        mediaStore: {
          discard: async (key) => {
            if (key === other) return mediaStore.discard(key);
            attempts += 1;
            return away();
          },
        },
      });
      for (let run = 0; run < 2; run++) await expect(tidying()).rejects.toThrow(Unavailable);
      expect(valueOf(await tidying())).toBe(1);
      expect(await mediaStore.describe(other)).toBeUndefined();
      expect(valueOf(await tidying())).toBe(0);
      clock.advance(dayMs);
      await expect(tidying()).rejects.toThrow(Unavailable);
      expect(attempts).toBe(3);
      expect(await mediaStore.describe(stuck)).toBeDefined();
    }),
  );

  it(
    'are attached by a retry after an outage of the media store, in the same place',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      world.before('mediaStore', 'keep', away);
      await expect(attach('a.txt', 'text')).rejects.toThrow(Unavailable);
      expect(valueOf(await world.useCases.listEvidence(own))).toEqual([]);
      expect(valueOf(await attach('a.txt', 'text'))).toMatchObject({ isNew: true });
      expect(valueOf(await attach('a.txt', 'text'))).toMatchObject({ isNew: false });
      expect(valueOf(await world.useCases.listEvidence(own))).toHaveLength(1);
    }),
  );

  it(
    'leave nothing behind, if an upload was never over',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      // The process ends after the media store has the file.
      world.before('evidence', 'complete', away);
      await expect(attach('a.txt', 'text')).rejects.toThrow(Unavailable);
      const [half] = await world.ports.evidence.due(world.clock.now() + 2 * dayMs, 10);
      const key = half ? evidenceKey(half) : 'none';
      expect(await world.ports.mediaStore.describe(key)).toBeDefined();
      expect(valueOf(await world.useCases.deleteDueEvidence())).toBe(0);
      world.clock.advance(dayMs);
      expect(valueOf(await world.useCases.deleteDueEvidence())).toBe(1);
      expect(await world.ports.mediaStore.describe(key)).toBeUndefined();
      expect(valueOf(await world.useCases.listEvidence(own))).toEqual([]);
    }),
  );

  it(
    'are limited for each address by the size of what it sends',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      const { burst } = evidenceRate;
      for (let n = 0; n < burst - 1; n++)
        expect(kindOf(await world.useCases.mayAttachEvidence({ ...own, address }))).toBe('ok');
      const large = 'a'.repeat(6 * 2 ** 20);
      expect(kindOf(await attach('large.txt', large))).toBe('ok');
      expect(kindOf(await attach('large.txt', `${large}b`))).toBe('rate-limited');
      expect(kindOf(await world.useCases.mayAttachEvidence({ ...own, address }))).toBe('rate-limited');
      const other = await appealed(world);
      expect(kindOf(await world.useCases.mayAttachEvidence({ ...other.own, address }))).toBe('rate-limited');
      expect(kindOf(await other.attach('large.txt', `${large}b`, '192.0.2.8'))).toBe('ok');
    }),
  );

  it(
    'are limited for each appeal, from however many addresses they are sent',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      const from = (n: number) =>
        world.useCases.mayAttachEvidence({ ...own, address: `192.0.2.${n}` }).then(kindOf);
      for (let n = 0; n < evidenceRate.burst - 1; n++) expect(await from(n)).toBe('ok');
      const large = 'a'.repeat(6 * 2 ** 20);
      expect(kindOf(await attach('large.txt', large, '192.0.2.100'))).toBe('ok');
      expect(kindOf(await attach('large.txt', `${large}b`, '192.0.2.101'))).toBe('rate-limited');
      expect(await from(102)).toBe('rate-limited');
      world.clock.advance(60 * 60_000);
      expect(await from(102)).toBe('ok');
    }),
  );

  it(
    'are rejected before they are sent, once the appeal has as many as it can have',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      const requested = () => world.useCases.mayAttachEvidence({ ...own, address });
      for (let n = 0; n < maxEvidenceFiles - 1; n++) valueOf(await attach(`${n}.txt`, `text ${n}`));
      world.before('mediaStore', 'keep', away);
      await expect(attach('last.txt', 'last')).rejects.toThrow(Unavailable);
      expect(kindOf(await requested())).toBe('ok');
      valueOf(await attach('last.txt', 'last'));
      for (let n = 0; n <= evidenceRate.burst; n++)
        expect(await requested()).toEqual(fail({ kind: 'too-much-evidence', what: 'files' }));
    }),
  );

  it(
    'are rejected before they are sent, once the appeal has as many bytes as it can have',
    inWorld(async (world) => {
      const { own } = await appealed(world);
      const requested = () => world.useCases.mayAttachEvidence({ ...own, address });
      const { evidence } = world.ports;
      for (const [n, sizeBytes] of [maxEvidenceOfAppeal - 1, 1].entries()) {
        expect(kindOf(await requested())).toBe('ok');
        const file = aFile({ appealId: own.appealId, sizeBytes }, n + 1);
        expect(await evidence.begin(file)).toEqual({ outcome: 'accepted' });
        await evidence.complete(file.evidenceId);
      }
      expect(await requested()).toEqual(fail({ kind: 'too-much-evidence', what: 'bytes' }));
    }),
  );

  it(
    'count by their size although their type is unknown',
    inWorld(async (world) => {
      const { own, attach } = await appealed(world);
      for (let n = 0; n < evidenceRate.burst - 1; n++)
        expect(kindOf(await world.useCases.mayAttachEvidence({ ...own, address }))).toBe('ok');
      expect(kindOf(await attach('large.bin', '\0'.repeat(6 * 2 ** 20)))).toBe('evidence-type-unknown');
      expect(kindOf(await world.useCases.mayAttachEvidence({ ...own, address }))).toBe('rate-limited');
    }),
  );

  it(
    'are checked against their records',
    inWorld(async (world) => {
      const { attach } = await appealed(world);
      const files = [valueOf(await attach('a.txt', 'text a')), valueOf(await attach('b.txt', 'text b'))];
      const [lost = '', other = ''] = files.map(({ file }) => evidenceKey(file));
      const checked = async () =>
        valueOf(await world.useCases.checkEvidence({ onProgress: () => undefined }));
      expect(await checked()).toEqual({ files: 2, issues: [] });
      await world.ports.mediaStore.discard(lost);
      await world.ports.mediaStore.discard(other);
      const changed = join(world.folder, 'changed');
      await writeFile(changed, 'other text');
      await world.ports.mediaStore.keep(other, changed);
      expect(await checked()).toEqual({
        files: 2,
        issues: [
          { key: lost, issue: 'missing' },
          { key: other, issue: 'damaged' },
        ],
      });
    }),
  );
});
