import { join } from 'node:path';
import type { AccountId } from '../../../src/domain/shared/ids.ts';
import type { Draft } from '../../../src/domain/drafts/draft.ts';
import type { UploadRecord } from '../../../src/domain/uploads/upload.ts';
import type { ListPage, ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { deletionDelayMs, uploadKeptMs } from '../../../src/domain/uploads/upload.ts';
import { seenSoon } from '../../support/eventually.ts';
import { inService } from '../../support/service/service.ts';
import { filesUnder } from '../../support/stores/store-facts.ts';
import { leftovers, type Found } from './check.ts';
import type { Stage } from './stage.ts';

type Ports = Stage['ports'];
type Page<Item> = (page: { readonly limit: number; readonly after?: ListPlace }) => Promise<ListPage<Item>>;

const allOf = async <Item>(page: Page<Item>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let after: ListPlace | undefined;
  do {
    const { items: some, next } = await page({ limit: 100, ...(after && { after }) });
    items.push(...some);
    after = next;
  } while (after);
  return items;
};

/** Returns all records of uploads of accounts, also of those that are being deleted. */
export const uploadsOf = async (
  { uploadStore }: Pick<Ports, 'uploadStore'>,
  accounts: readonly AccountId[],
): Promise<readonly UploadRecord[]> => {
  const kept = await Promise.all(accounts.map((id) => allOf((page) => uploadStore.ofAccount(id, page))));
  const due = await uploadStore.due(Number.MAX_SAFE_INTEGER, 1_000);
  const all = [...kept.flat(), ...due].map((upload) => [upload.uploadId, upload] as const);
  return [...new Map(all).values()];
};

/** Returns the bytes of a file; none if it does not exist. */
const bytesOf = async ({ mediaStore }: Pick<Ports, 'mediaStore'>, key: string): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await mediaStore.read(key)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** How long nothing may change before processing counts as stopped. */
const silenceMs = 300_000;

/** Ends the leases of killed processes, as if their time had passed, and waits until all processing has ended. */
export const processed = async ({ ports }: Stage, accounts: readonly AccountId[]): Promise<void> => {
  const { uploadStore } = ports;
  const processing = async () =>
    (await uploadsOf(ports, accounts)).filter(({ state }) => state === 'processing');
  for (const upload of await processing()) {
    const { uploadId, token } = upload as { readonly token?: string } & UploadRecord;
    if (token !== undefined)
      await uploadStore.endLease(uploadId, { token, at: Date.now(), isCounted: false });
  }
  await seenSoon(processing, ({ length }) => length === 0, silenceMs);
};

interface Examined {
  readonly ports: Pick<Ports, 'uploadStore' | 'draftStore' | 'mediaStore'>;
  readonly keysOf: () => Promise<readonly string[]>;
}

/** Returns the records and files of accounts; of the files, those that existed all the time while the records were read. */
export const found = async ({ ports, keysOf }: Examined, accounts: readonly AccountId[]): Promise<Found> => {
  const { draftStore } = ports;
  const drafts: readonly Draft[] = (
    await Promise.all(accounts.map((id) => allOf((page) => draftStore.ofAccount(id, page))))
  ).flat();
  // A record names a file from before it is stored until after it is deleted, and a worker that has recorded a result still deletes parts: a
  // file that is in one listing alone may have lost its record, or got it, meanwhile.
  const before = await keysOf();
  const uploads = await uploadsOf(ports, accounts);
  const after = new Set(await keysOf());
  const keys = before.filter((key) => after.has(key));
  return { uploads, drafts, keys, bytesOf: (key) => bytesOf(ports, key) };
};

const temporaryFiles = async (folder: string): Promise<readonly string[]> => [
  ...(await filesUnder(join(folder, 'scratch')).catch(() => [])),
  ...(await filesUnder(join(folder, 'media', 'desks')).catch(() => [])),
];

/** Lets the time of everything temporary pass in another process, and returns what is left behind. */
export const leftBehind = async (
  stage: Stage,
  accounts: readonly AccountId[],
): Promise<readonly string[]> => {
  const left: string[] = [];
  const { folder: dataDir, environment, keysOf } = stage;
  await inService({ dataDir, environment, sound: 'real', storageTimeoutMs: 60_000 }, async (service) => {
    const uploads = () => uploadsOf(service.ports, accounts);
    service.advance(deletionDelayMs + 60_000);
    const hasSpare = ({ state, spare }: UploadRecord) => state === 'ready' && spare.length > 0;
    await seenSoon(
      async () => (await uploads()).filter(hasSpare),
      ({ length }) => length === 0,
      silenceMs,
    );
    service.advance(uploadKeptMs);
    // The first run marks what is due, the second deletes it.
    for (let run = 0; run < 2; run++) {
      await service.useCases.deleteDueUploads();
      service.advance(dayMs);
    }
    const temporary = await seenSoon(
      () => temporaryFiles(dataDir),
      ({ length }) => length === 0,
    );
    left.push(
      ...leftovers(await uploads(), await keysOf()),
      ...temporary.map((file) => `${file}: temporary`),
    );
  });
  return left;
};
