import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Closure } from '../../../../src/domain/artists/closure/closure.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { AccountId, TrackId } from '../../../../src/domain/shared/ids.ts';
import { rowsInFile } from '../../../soak/stores/sqlite.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { killAtStep } from '../../../support/stores/killed-at-step.ts';
import { noEffects } from '../../../support/effects.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { albums, anAlbumDto } from '../../../support/http/successes/album-successes.ts';
import { aSubmittedTrack, uploaded } from '../../../support/http/successes/draft-successes.ts';
import { startWorker } from '../../../support/service/api-process.ts';
import { inService, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { keysInFolder } from '../../../support/uploads/kill-place.ts';

const timeoutMs = 900_000;
const me = '/api/v1/artists/me';
const keysOf = keysInFolder('artist-uploads/');
/** The most moments at which a worker is killed, from the first to the last of its steps. */
const most = 6;

/** An account whose closing is due, with the track that it submitted. */
interface Place {
  readonly folder: string;
  readonly accountId: AccountId;
  readonly submitted: TrackId;
}

/** Lets the next step of closing be due now. */
const makeDue = async ({ ports: { artistStore } }: TestService, accountId: AccountId): Promise<void> => {
  const account = await artistStore.findAccount(accountId);
  if (!account?.closure || account.closure.state === 'erased') return;
  const { closure, version } = account;
  const due: Closure =
    closure.state === 'requested' ? { ...closure, effectiveAt: 1 } : { ...closure, dueAt: 1 };
  const next = { ...account, closure: due, version: version + 1 };
  await artistStore.change({ accountId, account: { next, version }, effects: noEffects });
};

/** Creates an account with a submitted track, one that was never submitted, and an album, and requests its closing. */
const aPlace = async (folder: string): Promise<Place> => {
  let place: Omit<Place, 'folder'> | undefined;
  await inService({ dataDir: folder, environment: { EVENT_WORKER: 'off' } }, async (service) => {
    const { client, trackId } = await aSubmittedTrack(service);
    const other = await uploaded(client, Buffer.from(aRecording('never submitted')));
    const { status } = await client.post(albums, anAlbumDto());
    const accountId = AccountId((await client.get(me)).member('accountId'));
    const closed = await client.post(`${me}/closure`, { password });
    expect([other.body['status'], status, closed.status]).toEqual(['ready', 201, 200]);
    await makeDue(service, accountId);
    place = { accountId, submitted: TrackId(trackId) };
  });
  if (!place) throw new Error('no place');
  return { folder, ...place };
};

/** Returns the state of closing in the file, without the code of the service. */
const stateIn = async ({ folder, accountId }: Place): Promise<string | undefined> => {
  const rows = await rowsInFile(join(folder, 'licensing.db'))('artist_accounts');
  const row = rows.find((each) => each['accountId'] === accountId);
  return (JSON.parse(String(row?.['doc'])) as { readonly closure?: Closure }).closure?.state;
};

/** Runs a worker until it has done the step of closing that is due, or was killed before one of its lasting steps. Returns the steps. */
const stepped = async (place: Place, killAt: number): Promise<readonly string[]> => {
  const steps = join(place.folder, 'steps');
  await writeFile(steps, '');
  const before = await stateIn(place);
  const variables = { NODE_OPTIONS: `--import ${killAtStep}`, STEPS: steps, KILL_AT: String(killAt) };
  const worker = await startWorker(place.folder, variables);
  let isOver = false;
  void worker.ended.then(() => (isOver = true));
  await seenSoon(
    async () => isOver || (await stateIn(place)) !== before,
    (seen) => seen,
    timeoutMs,
  );
  await worker.kill();
  return (await readFile(steps, 'utf8')).split('\n').slice(0, -1);
};

/** The rest of the closing is done in another process, and everything of it was done once. */
const expectClosed = async ({ folder, accountId, submitted }: Place, moment: string): Promise<void> =>
  inService({ dataDir: folder, environment: { EVENT_WORKER: 'off' } }, async (service) => {
    const { ports, useCases, advance } = service;
    const state = async () => (await ports.artistStore.findAccount(accountId))?.closure?.state;
    for (let run = 0; run < 4 && (await state()) !== 'erased'; run++) {
      await makeDue(service, accountId);
      expect(await useCases.eraseClosedAccounts()).toMatchObject({ ok: true });
    }
    advance(dayMs);
    for (let run = 0; run < 2; run++) {
      await useCases.deleteDueUploads();
      advance(dayMs);
    }
    const { items: drafts } = await ports.draftStore.ofAccount(accountId, { limit: 9 });
    const { items: notes } = await ports.auditLog.list({ subject: accountId }, { limit: 100 });
    const acts = notes.map(({ action }) => action).filter((action) => /close_|erase_/.test(action));
    expect({ moment, state: await state(), acts: acts.toSorted() }).toEqual({
      ...{ moment, state: 'erased' },
      acts: [
        'close_account',
        'erase_account',
        'erase_album',
        'erase_profile',
        'erase_track',
        'erase_upload',
      ].map((act) => `artist.${act}`),
    });
    const master = (await ports.uploadStore.masterOf(submitted))?.measured.master.key;
    const decisions = await ports.moderationStore.decisions(submitted);
    expect({
      moment,
      members: await ports.artistStore.members(accountId),
      drafts: drafts.map(({ trackId }) => trackId),
      decisions: decisions.map(({ verdict: { act } }) => act),
      files: await keysOf(folder),
    }).toEqual({ moment, members: [], drafts: [submitted], decisions: ['reject'], files: [master] });
  });

/** Kills a worker before some of the steps of a part of the closing, each time in a copy of the place. */
const killEach = async (place: Place): Promise<number> => {
  const inCopy = async <T>(trial: (copy: Place) => Promise<T>): Promise<T> => {
    const folder = await mkdtemp(join(tmpdir(), 'closure-kill-copy-'));
    await cp(place.folder, folder, { recursive: true });
    return trial({ ...place, folder }).finally(() => rm(folder, { recursive: true, force: true }));
  };
  const steps = await inCopy((copy) => stepped(copy, 0));
  const commits = steps.flatMap((name, n) => (name === 'COMMIT' ? [n + 1] : []));
  const every = Math.max(1, Math.ceil(commits.length / most));
  const moments = commits.filter((_, n) => n % every === 0 || n === commits.length - 1);
  for (const killAt of moments)
    await inCopy(async (copy) => {
      await stepped(copy, killAt);
      await expectClosed(copy, `before step ${killAt} of ${steps.length}`);
    });
  return commits.length;
};

describe('kill -9 of a worker while it closes an account', () => {
  it(
    'leaves the rest to the next run, which does nothing twice and leaves nothing behind',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'closure-kill-'));
      try {
        const place = await aPlace(folder);
        expect(await killEach(place)).toBeGreaterThanOrEqual(1);
        await stepped(place, 0);
        expect(await stateIn(place)).toBe('erasing');
        await inService({ dataDir: folder, environment: { EVENT_WORKER: 'off' } }, (service) =>
          makeDue(service, place.accountId),
        );
        // Every part of the account is a commit: track, upload, draft, album, profile, and the account itself.
        expect(await killEach(place)).toBeGreaterThanOrEqual(6);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});
