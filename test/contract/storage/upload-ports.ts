import { albumStoreContract, interleavedAlbumsContract } from '../albums/album-store.contract.ts';
import { draftStoreContract, interleavedDraftsContract } from '../drafts/draft-store.contract.ts';
import { imageStoreContract, interleavedImagesContract } from '../images/image-store.contract.ts';
import { noticeStoreContract } from '../notices/notice-store.contract.ts';
import {
  confirmationStoreContract,
  interleavedConfirmationsContract,
} from '../parties/confirmation-store.contract.ts';
import { interleavedPartiesContract, partyStoreContract } from '../parties/party-store.contract.ts';
import { everyUploadContract, interleavedUploadsContract } from '../uploads/upload-store.contract.ts';

const unlockedCovers = [
  'shows a cover or deletes it, not both, at step 3 of image-store.withdraw',
  'shows a cover or deletes it, not both, at step 3 of album-store.change',
];

/** The ports of what artists and labels upload and release, and of reports about it: see `storePorts`. */
export const uploadPorts = [
  { port: 'NoticeStore', cases: noticeStoreContract },
  {
    port: 'ImageStore',
    cases: imageStoreContract,
    interleaved: interleavedImagesContract,
    withoutLocks: { 'read-committed': ['counts an upload that begins meanwhile, at step 2'], snapshot: [] },
  },
  {
    port: 'AlbumStore',
    cases: albumStoreContract,
    interleaved: interleavedAlbumsContract,
    withoutLocks: {
      'read-committed': unlockedCovers,
      snapshot: [],
    },
  },
  {
    port: 'ConfirmationStore',
    cases: confirmationStoreContract,
    interleaved: interleavedConfirmationsContract,
    withoutLocks: {
      'read-committed': ['keeps no question of a draft that is deleted meanwhile, at step 3'],
      snapshot: [],
    },
  },
  {
    port: 'PartyStore',
    cases: partyStoreContract,
    interleaved: interleavedPartiesContract,
    withoutLocks: { 'read-committed': ['counts a party that is added meanwhile, at step 2'], snapshot: [] },
  },
  {
    port: 'DraftStore',
    cases: draftStoreContract,
    interleaved: interleavedDraftsContract,
    withoutLocks: {
      'read-committed': [
        'counts a draft that is added meanwhile, at step 2 of draft-store.add',
        'counts a draft that an upload adds meanwhile, at step 2 of draft-store.add',
        'removes a draft or begins an upload of its track, not both, at step 2 of draft-store.remove',
        'removes a draft or begins an upload of its track, not both, at step 4 of upload-store.begin',
      ],
      snapshot: [],
    },
  },
  {
    port: 'UploadStore',
    cases: everyUploadContract,
    interleaved: interleavedUploadsContract,
    withoutLocks: {
      'read-committed': [
        'counts an upload that begins meanwhile, at step 3',
        'appends one of two parts at an offset, at step 2',
      ],
      snapshot: [],
    },
  },
];
