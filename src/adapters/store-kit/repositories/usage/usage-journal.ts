import type { UsageJournal } from '../../../../ports/driven/usage/usage-journal.ts';
import { idempotencyRecords } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { getBy } from '../../program.ts';
import { count, requestsOn, usesOf } from './request-counts.ts';
import { monthOfPlatform, playsSince } from './usage-figures.ts';
import { usageOf } from './usage-lists.ts';
import { useOfTrack } from './use-of-tracks.ts';
import { record } from './usage-recording.ts';

export const usageJournalPrograms = [record, count];

export const usageJournal = (kernel: Kernel): UsageJournal => ({
  record: (batch) => kernel.run(record, batch),
  list: (filter, page) => usageOf(kernel, filter, page),
  outcomeOf: async (batchId) =>
    (await kernel.read(getBy(idempotencyRecords.indexes.ofBatch, batchId)))?.outcome,
  count: (flush) => kernel.run(count, flush),
  requestsOn: (platformId, day) => requestsOn(kernel, platformId, day),
  credentialUses: (platformId) => usesOf(kernel, platformId),
  month: (platformId, month) => monthOfPlatform(kernel, platformId, month),
  ofTrack: (trackId, months, page) => useOfTrack(kernel, trackId, months, page),
  playsSince: (day) => playsSince(kernel, day),
});
