import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { committer, type Order } from '../../src/adapters/sqlite/command.ts';
import { connect } from '../../src/adapters/sqlite/connection.ts';
import { prepare, writerCommands } from '../../src/adapters/sqlite/kernel/index.ts';
import { collections, programs } from '../../src/adapters/store-kit/index.ts';
import type { Opened, Opening } from '../../src/ports/driven/licensing/license-ledger.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  contentId,
  trackId,
} from '../../test/support/builders/builders.ts';
import { effectsOf, noEffects } from '../../test/support/effects.ts';
import { percentile, rounded, type Bench } from '../figures.ts';
import { chance } from '../search/generated.ts';

const tracks = 5_000;
/** Commits per transaction while the store is filled. */
const commitsPerBatch = 1_000;
/** Licenses per transaction while they are measured, as 64 concurrent requests cause it. */
const group = 64;
const groupsOfRound = 10;

/** A track's number is its catalog version, because the tracks are committed in this order. */
const imported = (track: number): Order => {
  const { catalogVersion: _, ...record } = aTrack({}, track);
  const args = { track: record, guards: { catalogVersion: 'absent' }, effects: noEffects };
  return { name: 'track-library.commit', args };
};

const opening = (n: number, track: number): Order => {
  const candidate = aLicense({ contentId: contentId(n), trackId: trackId(track) }, n);
  const { platformId, licenseId, trackId: licensed } = candidate;
  const args: Opening = {
    candidate,
    warnings: [],
    guards: {
      track: { trackId: licensed, catalogVersion: track },
      platform: { platformId, version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    effects: effectsOf({ events: [anEvent({ data: { licenseId } }, n)] }),
  };
  return { name: 'license-ledger.open', args };
};

/** A store in a file with a catalog and a platform, and a function that issues licenses for tracks drawn at random. */
const opened = (file: string) => {
  const db = connect({ file, busyTimeoutMs: 0 });
  prepare(db, collections);
  const commit = committer(db);
  const commands = new Map(writerCommands(collections, programs).map((each) => [each.name, each]));
  const committed = (orders: readonly Order[]): readonly unknown[] =>
    commit(orders, (name) => commands.get(name)).map((answer) => {
      if (!answer.ok) throw new Error(answer.message);
      return answer.outcome;
    });
  for (let first = 1; first <= tracks; first += commitsPerBatch)
    committed(Array.from({ length: commitsPerBatch }, (_, i) => imported(first + i)));
  const registering = { platform: aPlatform(), credentials: [], effects: noEffects };
  committed([{ name: 'platform-registry.register', args: registering }]);
  const random = chance(1);
  let issued = 0;
  /** Returns the CPU time of the commit, in µs. */
  const issue = (count: number): number => {
    const orders = Array.from({ length: count }, () => opening(++issued, 1 + Math.floor(random() * tracks)));
    const before = process.cpuUsage();
    const outcomes = committed(orders) as readonly Pick<Opened, 'outcome'>[];
    const { user, system } = process.cpuUsage(before);
    if (outcomes.some(({ outcome }) => outcome !== 'opened')) throw new Error('a license was not issued');
    return user + system;
  };
  return {
    issue,
    fill: (size: number) => {
      db.script('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
      while (issued < size) issue(Math.min(commitsPerBatch, size - issued));
      db.script('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    },
    close: () => db.close(),
  };
};

/** How many times as much CPU the last size may need as the first. */
const maxGrowth = 1.3;

/**
 * Measures how the CPU time that SQLite's writer needs to issue a license grows with the licenses of its platform.
 *
 *     npm run bench -- growth --licenses 10000,100000,1500000 --rounds 9
 *
 * Filling the store takes some 0.1 ms of CPU and 3 KB a license.
 */
export const run: Bench = async function* (args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      licenses: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '9' },
    },
  });
  const sizes = values.licenses.split(',').map(Number);
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  const { issue, fill, close } = opened(join(folder, 'licensing.db'));
  try {
    let first: number | undefined;
    for (const licenses of sizes) {
      fill(licenses);
      const costs: number[] = [];
      // The first round only warms up.
      for (let round = 0; round <= rounds; round++) {
        let spent = 0;
        for (let n = 0; n < groupsOfRound; n++) spent += issue(group);
        if (round > 0) costs.push(spent / (groupsOfRound * group));
      }
      const cpuUs = percentile(costs, 0.5);
      first ??= cpuUs;
      const toFirst = rounded(cpuUs / first);
      const verdict = toFirst <= maxGrowth ? 'met' : 'not met';
      yield {
        ...{ bench: 'growth', licenses, rounds, cpuUs: rounded(cpuUs, 1) },
        ...(cpuUs !== first && { toFirst, atMost: maxGrowth, verdict }),
      };
    }
  } finally {
    close();
    await rm(folder, { recursive: true, force: true });
  }
};
