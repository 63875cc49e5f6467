import type { ArtistMember } from '../../../domain/artists/account.ts';
import { identitiesIn, type Draft } from '../../../domain/drafts/draft.ts';
import type { ReadDraftRow } from '../../../domain/drafts/delivery/draft-row.ts';
import { baseName, type NamedRecords } from '../../../domain/drafts/delivery/named-records.ts';
import type { Party } from '../../../domain/parties/party.ts';
import { ImageId, UploadId, type AccountId } from '../../../domain/shared/ids.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';

export interface FactDependencies {
  readonly artistStore: Pick<ArtistStore, 'profiles'>;
  readonly draftStore: Pick<DraftStore, 'find' | 'identified'>;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly partyStore: Pick<PartyStore, 'ofAccount'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'ofAccount'>;
}

type Page = { readonly limit: number; readonly after?: ListPlace };

/** Returns all items of a list, in pages. */
const allOf = async <Item>(read: (page: Page) => Promise<ListPage<Item>>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let page = await read({ limit: 200 });
  items.push(...page.items);
  while (page.next) {
    page = await read({ limit: 200, after: page.next });
    items.push(...page.items);
  }
  return items;
};

const distinct = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const isUploadId = (file: string): boolean => file.startsWith('upl_');

/** Returns the uploads of recordings of the account that rows name by ID or by the name of the file. */
const namedUploads = async (
  uploadStore: FactDependencies['uploadStore'],
  accountId: AccountId,
  files: readonly string[],
): Promise<readonly UploadRecord[]> => {
  const ids = files.filter(isUploadId);
  const names = new Set(files.filter((file) => !isUploadId(file)).map(baseName));
  const byId = await Promise.all(ids.map((id) => uploadStore.find(UploadId(id))));
  const own = names.size === 0 ? [] : await allOf((page) => uploadStore.ofAccount(accountId, page));
  return [
    ...byId.filter((upload) => upload?.accountId === accountId),
    ...own.filter(({ fileName }) => names.has(fileName.normalize('NFC'))),
  ].flatMap((upload) => (upload && upload.stemId === undefined ? [upload] : []));
};

/** Returns the records of the caller's account that rows name. Records of other accounts are left out. */
export const recordsNamedIn = async (
  { artistStore, draftStore, imageStore, uploadStore }: FactDependencies,
  { accountId }: Pick<ArtistMember, 'accountId'>,
  rows: readonly ReadDraftRow[],
): Promise<NamedRecords> => {
  const all = rows.map(({ row }) => row);
  const uploads = await namedUploads(uploadStore, accountId, distinct(all.map(({ file }) => file)));
  const [profiles, identified, recorded, images] = await Promise.all([
    allOf((page) => artistStore.profiles(accountId, page)),
    draftStore.identified(
      accountId,
      all.flatMap(({ externalId, isrc }) => identitiesIn(externalId, isrc)),
    ),
    Promise.all(distinct(uploads.map(({ trackId }) => trackId)).map((trackId) => draftStore.find(trackId))),
    Promise.all(distinct(all.map(({ artwork }) => artwork)).map((id) => imageStore.findImage(ImageId(id)))),
  ]);
  const drafts = new Map<string, Draft>();
  for (const draft of [...identified, ...recorded])
    if (draft?.accountId === accountId) drafts.set(draft.trackId, draft);
  return {
    ...{ profiles, uploads, drafts: [...drafts.values()] },
    images: new Map(images.flatMap((image) => (image ? [[image.imageId, image]] : []))),
  };
};

/** Returns the parties of the account, unless no row names any. */
export const partiesNamedIn = async (
  { partyStore }: Pick<FactDependencies, 'partyStore'>,
  { accountId }: Pick<ArtistMember, 'accountId'>,
  rows: readonly ReadDraftRow[],
): Promise<readonly Party[]> =>
  rows.some(({ row }) => row.rights) ? allOf((page) => partyStore.ofAccount(accountId, page)) : [];
