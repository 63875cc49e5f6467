import { readFile } from 'node:fs/promises';
import {
  archiveKinds,
  type ArchiveKind,
  type ArchiveRecords,
  type ArchiveTotals,
} from '../../../../src/ports/driven/storage/archive.ts';

/** A file of `test/fixtures`. */
export const fixture = (name: string): Promise<string> =>
  readFile(new URL(`../../../fixtures/${name}`, import.meta.url), 'utf8');

export const linesOf = async (name: string): Promise<readonly string[]> =>
  (await fixture(name)).trimEnd().split('\n');

export type OlderRecords = { readonly [Kind in ArchiveKind]: readonly ArchiveRecords[Kind][] };

/** The content of the older store, as its archive read it. */
export interface OlderContent {
  readonly totals: ArchiveTotals;
  readonly records: OlderRecords;
}

type RecordLine = {
  readonly [Kind in ArchiveKind]: { kind: Kind; record: ArchiveRecords[Kind] };
}[ArchiveKind];

const reviveBytes = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'int8' in value
    ? new Int8Array(Buffer.from(String(value.int8), 'base64'))
    : value;

const contentIn = async (name: string): Promise<OlderContent> => {
  const [first = '', ...lines] = await linesOf(name);
  const { totals } = JSON.parse(first) as { readonly totals: ArchiveTotals };
  const all = lines.map((line) => JSON.parse(line, reviveBytes) as RecordLine);
  const ofKind = (name: ArchiveKind) => all.filter(({ kind }) => kind === name).map(({ record }) => record);
  const records = Object.fromEntries(archiveKinds.map((kind) => [kind, ofKind(kind)]));
  return { totals, records: records as unknown as OlderRecords };
};

/** The records that the previous release read from `olderSqliteFile`. */
export const olderSqliteContent = (): Promise<OlderContent> => contentIn('sqlite-31.records.jsonl');

/** The records that an archive must return of `olderMongoDatabase`. */
export const olderMongoContent = (): Promise<OlderContent> => contentIn('mongo-20.records.jsonl');
