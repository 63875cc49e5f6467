import type { Draft } from '../../../src/domain/drafts/draft.ts';
import { filesOf } from '../../../src/domain/uploads/deletion.ts';
import { readyFile, type UploadRecord } from '../../../src/domain/uploads/upload.ts';
import type { Verdict } from '../soak.ts';
import { digestOf, type Sent, type SentMasters } from './sent.ts';

/** The records and files of the service after a round. */
export interface Found {
  readonly uploads: readonly UploadRecord[];
  readonly drafts: readonly Draft[];
  /** The keys of all files that existed while the records were read, whatever records say. */
  readonly keys: readonly string[];
  /** Reads a file whole. */
  readonly bytesOf: (key: string) => Promise<Buffer>;
}

const stateIssue = ({ title, wish, isDone }: Sent, found: UploadRecord | undefined): string | undefined => {
  if (!isDone) return `${title}: not all of it was acknowledged`;
  if (wish === 'delete')
    return found && found.state !== 'deleting' ? `${title}: deleted, and ${found.state}` : undefined;
  const expected = wish === 'confirm' ? 'ready' : 'open';
  return found?.state === expected ? undefined : `${title}: ${found?.state ?? 'lost'}, not ${expected}`;
};

/** Returns what is wrong with the bytes of an upload, in its parts or in its assembled file, or undefined if they are those that were sent. */
export const byteIssue = async (
  { title, bytes, sha256 }: Sent,
  upload: UploadRecord,
  bytesOf: Found['bytesOf'],
): Promise<string | undefined> => {
  if (upload.state === 'ready') {
    const { key, sha256: measured } = readyFile(upload);
    const stored = digestOf(await bytesOf(key));
    return stored === sha256 && measured === sha256 ? undefined : `${title}: another file`;
  }
  if (upload.state !== 'open') return undefined;
  const parts: Buffer[] = [];
  for (const { key } of upload.parts) parts.push(await bytesOf(key));
  return Buffer.concat(parts).equals(bytes) ? undefined : `${title}: other bytes`;
};

const repeated = (values: readonly string[]): readonly string[] => {
  const known = new Set<string>();
  return values.filter((value) => known.size === known.add(value).size);
};

/** Returns the tracks that are lost, that exist twice, or that nobody announced. */
const trackIssues = ({ masters, unanswered }: SentMasters, { uploads, drafts }: Found): readonly string[] => {
  const byId = new Map<string, Draft>(drafts.map((draft) => [draft.trackId, draft]));
  const announced = new Set(masters.map(({ trackId }) => trackId));
  const known = new Set(unanswered);
  const titles = drafts.map(({ details }) => details.title ?? '');
  return [
    ...masters.flatMap(({ title, trackId = '' }) =>
      byId.get(trackId)?.details.title?.startsWith(title) === true ? [] : [`${title}: its track is lost`],
    ),
    ...repeated(titles).map((title) => `${title}: two tracks`),
    ...repeated(uploads.flatMap(({ trackId, stemId }) => (stemId === undefined ? (trackId ?? []) : []))).map(
      (id) => `${id}: two uploads`,
    ),
    ...drafts.flatMap(({ trackId, details: { title = '' } }) =>
      announced.has(trackId) || known.has(title) ? [] : [`${title}: nobody announced it`],
    ),
  ];
};

/** Returns what contradicts the responses after a round, once all processing has ended. */
export const issuesOf = async (sent: SentMasters, found: Found): Promise<readonly string[]> => {
  const byId = new Map<string, UploadRecord>(found.uploads.map((upload) => [upload.uploadId, upload]));
  const issues: string[] = [...sent.unexpected];
  for (const master of sent.masters) {
    const upload = byId.get(master.uploadId ?? '');
    const issue = stateIssue(master, upload) ?? (upload && (await byteIssue(master, upload, found.bytesOf)));
    if (issue !== undefined) issues.push(issue);
  }
  const named = new Set(found.uploads.flatMap(filesOf));
  const unknownFiles = found.keys
    .filter((key) => !named.has(key))
    .map((key) => `${key}: a file without a record`);
  return [...issues, ...trackIssues(sent, found), ...unknownFiles];
};

/** Returns what is left behind after everything temporary was deleted: only ready uploads stay, each with its master alone. */
export const leftovers = (uploads: readonly UploadRecord[], keys: readonly string[]): readonly string[] => {
  const masters = uploads.flatMap((upload) => (upload.state === 'ready' ? [readyFile(upload).key] : []));
  return [
    ...uploads.flatMap(({ uploadId, state }) => (state === 'ready' ? [] : [`${uploadId}: ${state}`])),
    ...keys.filter((key) => !masters.includes(key)).map((key) => `${key}: left behind`),
    ...masters.filter((key) => !keys.includes(key)).map((key) => `${key}: lost`),
  ];
};

/** Returns the verdict of a run, which fails if it uploaded no recording or no stem, too. */
export const verdictOf = (run: {
  readonly recordings: number;
  readonly stems: number;
  readonly wrong: number;
}): Verdict => {
  const { recordings, stems, wrong } = run;
  const summary = `${recordings} recordings, ${stems} stems, ${wrong} lost, doubled or left behind`;
  return { passed: wrong === 0 && recordings > 0 && stems > 0, summary };
};
