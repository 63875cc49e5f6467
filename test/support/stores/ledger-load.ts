import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { monthOf } from '../../../src/domain/shared/calendar.ts';
import type { EventId, LicenseId, PlatformId } from '../../../src/domain/shared/ids.ts';
import type { LicenseLedger, Opening } from '../../../src/ports/driven/licensing/license-ledger.ts';
import type { Outbox } from '../../../src/ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../src/ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../../src/ports/driven/catalog/track-library.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import { aLicense, anEvent, aPlatform, aTrack, contentId, licenseId, noon } from '../builders/builders.ts';
import { effectsOf, noEffects } from '../effects.ts';
import { seenSoon } from '../eventually.ts';
import { slowness } from '../slowness.ts';

export interface LoadedView {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly outbox: Outbox;
}

/** The response to a caller, and how long it waited. */
export interface Answer {
  readonly serial: number;
  readonly outcome: 'opened' | 'existing' | 'guard-failed' | Error;
  readonly afterMs: number;
}

export const trackIn = async ({ library }: LoadedView, nth: number): Promise<Track> => {
  const { catalogVersion: _, ...track } = aTrack({}, nth);
  const committed = await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
  if (committed.outcome !== 'committed') throw new Error('the track is there already');
  return committed.track;
};

/** One platform, the nth, whose licenses are opened one for each content; serial numbers are its own. */
export const platformUnderLoad = async (
  { registry }: LoadedView,
  { trackId, catalogVersion }: Track,
  nth: number,
) => {
  const platform = aPlatform({}, nth);
  await registry.register({ platform, credentials: [], effects: noEffects });
  const idOf = (serial: number): number => nth * 100_000 + serial;
  const opening = (serial: number, content = serial): Opening => {
    const candidate = aLicense(
      { trackId, platformId: platform.platformId, contentId: contentId(content) },
      idOf(serial),
    );
    const { licenseId: id } = candidate;
    return {
      candidate,
      warnings: [],
      guards: {
        track: { trackId, catalogVersion },
        platform: { platformId: platform.platformId, version: platform.version },
        quota: { month: monthOf(noon), limit: null },
      },
      effects: effectsOf({
        events: [anEvent({ platformId: platform.platformId, data: { licenseId: id } }, idOf(serial))],
      }),
    };
  };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let serial = 0;
  const answers: Answer[] = [];
  /** Requests a license for the next content item, or again for the given one. */
  const ask = async ({ ledger }: LoadedView, content?: number): Promise<Answer> => {
    const mine = ++serial;
    const began = performance.now();
    const outcome = await ledger.open(opening(mine, content)).then(
      ({ outcome }) => outcome,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    const answer = { serial: mine, outcome, afterMs: performance.now() - began };
    answers.push(answer);
    return answer;
  };
  const ids = (wanted: Answer['outcome']): readonly LicenseId[] =>
    answers.filter((answer) => answer.outcome === wanted).map((answer) => licenseId(idOf(answer.serial)));
  /** The longest delay of this process itself, which is not part of the response times. */
  const heldUpMs = (): number => delay.max / 1e6;
  return { platform, opening, ask, answers, ids, heldUpMs };
};
export type LoadedPlatform = Awaited<ReturnType<typeof platformUnderLoad>>;

/** The records of a platform in four places, which must agree. */
export const recordsOf = async ({ ledger, outbox }: LoadedView, id: PlatformId) => {
  const licenses: LicenseId[] = [];
  let after: LicenseId | undefined;
  do {
    const page = await ledger.list({ platformId: id }, { limit: 100, now: noon, ...(after && { after }) });
    licenses.push(...page.licenses.map((license) => license.licenseId));
    after = page.next;
  } while (after !== undefined);
  const events: unknown[] = [];
  let last: EventId | undefined;
  for (;;) {
    const page = await outbox.list({ limit: 500, ...(last && { after: last }) });
    events.push(...page.filter((event) => event.platformId === id).map(({ data }) => data['licenseId']));
    last = page.at(-1)?.eventId;
    if (last === undefined) break;
  }
  const { issued, active } = await ledger.counts(id, monthOf(noon), noon);
  return { licenses: licenses.reverse(), events, issued, active };
};

/**
 * Expects that every acknowledged license exists once, and every other one completely or not at all, so that it can be
 * requested again; that every rejected caller received that the store is unavailable, and none waited longer. Returns
 * the number of rejected callers.
 */
export const expectConsistentRecords = async (
  view: LoadedView,
  load: LoadedPlatform,
  waitsMs: number,
): Promise<number> => {
  const { platform, answers, ids } = load;
  const { platformId } = platform;
  const rejected = answers.filter(({ outcome }) => outcome instanceof Error);
  expect(rejected.filter(({ outcome }) => !(outcome instanceof Unavailable))).toEqual([]);
  expect(answers.filter(({ outcome }) => outcome === 'guard-failed')).toEqual([]);
  expect(Math.max(...answers.map(({ afterMs }) => afterMs))).toBeLessThan(
    waitsMs * slowness() + load.heldUpMs(),
  );
  // A commit of a rejected caller may arrive between two of these reads.
  const books = await seenSoon(
    () => recordsOf(view, platformId),
    ({ licenses, events, issued, active }) =>
      [events.length, issued, active].every((count) => count === licenses.length),
    2_000,
  );
  expect(books.licenses).toEqual(expect.arrayContaining([...ids('opened')]));
  expect(new Set(books.licenses).size).toBe(books.licenses.length);
  expect(books).toMatchObject({ issued: books.licenses.length, active: books.licenses.length });
  expect(books.events).toEqual(books.licenses);

  const granted = ids('opened').length;
  let arrivedLate = 0;
  for (const { serial } of rejected.slice(0, 40)) {
    const { outcome } = await load.ask(view, serial);
    expect(['opened', 'existing']).toContain(outcome);
    // A slow line delivers a commit after its caller was rejected: the license is there, once, and the caller gets it now.
    if (outcome === 'existing' && !books.licenses.includes(load.opening(serial).candidate.licenseId))
      arrivedLate++;
  }
  const after = await recordsOf(view, platformId);
  expect(after.issued).toBe(books.issued + arrivedLate + ids('opened').length - granted);
  expect(after.events).toEqual(after.licenses);
  return rejected.length;
};
