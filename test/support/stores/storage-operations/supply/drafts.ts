import { accountId } from '../../../artists/artist-builders.ts';
import { noon, trackId } from '../../../builders/builders.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aDraftDelivery,
  aDraftRemoval,
  aNewDraft,
  anUploadOf,
  submittedDraft,
} from '../../../drafts/draft-records.ts';
import { aParty } from '../../../parties/party-records.ts';
import { noEffects } from '../../../effects.ts';
import { processUpload, uploadId, uploadTotalsOf } from '../../../uploads/upload-records.ts';
import { newTrack, type Operation } from '../stage.ts';

const draft = aDraft({}, 921);
const delivered = aDraft({ externalId: 'NL-926' }, 926);
const uploaded = aDraft({}, 922);
const submitted = submittedDraft(uploaded, 922);

export const draftOperations: readonly Operation[] = [
  { name: 'add a draft', run: ({ draftStore }) => draftStore.add(aDraftAddition(draft, 921)) },
  {
    name: 'add a draft beyond the limit',
    run: ({ draftStore }) => draftStore.add(aDraftAddition(aDraft({}, 923), 923, 1)),
  },
  {
    name: 'change a draft',
    run: ({ draftStore }) => draftStore.change(aDraftChange({ ...draft, details: {} }, 924)),
  },
  {
    name: 'deliver drafts',
    run: ({ draftStore }) =>
      draftStore.deliver(
        aDraftDelivery(
          { added: [delivered], parties: [aParty({}, 926)], guards: { maxDrafts: 10_000 } },
          926,
        ),
      ),
  },
  {
    name: 'find drafts by their identities',
    run: ({ draftStore }) => draftStore.identified(accountId(), ['external NL-926', 'isrc DEA622600926']),
  },
  { name: 'find a draft', run: ({ draftStore }) => draftStore.find(trackId(921)) },
  {
    name: 'list pending revisions',
    run: ({ draftStore }) => draftStore.pendingRevisions({ limit: 10 }),
  },
  {
    name: 'list pending revisions after one',
    run: ({ draftStore }) =>
      draftStore.pendingRevisions({ limit: 10, after: { at: noon, id: trackId(900) } }),
  },
  {
    name: 'list drafts of an account',
    run: ({ draftStore }) => draftStore.ofAccount(accountId(), { limit: 10 }),
  },
  {
    name: 'list drafts of an account after one',
    run: ({ draftStore }) =>
      draftStore.ofAccount(accountId(), { limit: 10, after: { at: noon, id: trackId(900) } }),
  },
  {
    name: 'begin the upload of a master with a draft',
    run: ({ uploadStore }) => uploadStore.begin(anUploadOf(922), uploadTotalsOf(), aNewDraft(922)),
  },
  {
    name: 'begin another upload of a track',
    run: ({ uploadStore }) => uploadStore.begin(anUploadOf(924, 922), uploadTotalsOf()),
  },
  {
    name: 'find what was measured in a master',
    ready: (stored) => processUpload(stored, 922),
    run: ({ uploadStore }) => uploadStore.sound(uploadId(922)),
  },
  {
    name: 'request the comparison of stems',
    run: ({ uploadStore }) => uploadStore.requestComparison(uploadId(922), noon),
  },
  {
    name: 'record the comparison of stems',
    ready: ({ uploadStore }) => uploadStore.claim({ token: 'lse_922', now: noon + 1e6, until: noon + 2e6 }),
    run: ({ uploadStore }) => uploadStore.compare(uploadId(922), { token: 'lse_922', result: undefined }),
  },
  { name: 'find the master of a track', run: ({ uploadStore }) => uploadStore.masterOf(trackId(922)) },
  { name: 'list uploads of a track', run: ({ uploadStore }) => uploadStore.ofTrack(trackId(922)) },
  {
    name: 'commit a track with its draft',
    run: ({ library }) =>
      library.commit({
        ...{ track: newTrack(922), guards: { catalogVersion: 'absent' }, effects: noEffects },
        draft: {
          ...{ draft: submitted, guards: { version: 1 } },
          ...{ keeps: [uploadId(922)], leaves: [uploadId(924)], at: noon },
        },
      }),
  },
  {
    name: 'remove a draft',
    run: ({ draftStore }) => draftStore.remove(aDraftRemoval(draft, 925, 2)),
  },
];
