import { fail, ok } from '../../domain/shared/result.ts';
import { isFinal } from '../../domain/uploads/status.ts';
import type { KeptUpload } from '../../domain/uploads/upload.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { Followed, FollowUpload, ShownUpload } from '../../ports/driving/uploads/uploads.ts';
import { isShown, shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find'>;
  readonly artistStore: Pick<ArtistStore, 'findMember'>;
  readonly uploadLinks: UploadLinks;
  readonly clock: Clock;
  readonly delay: Delay;
}

/** The interval at which the record is read, which any process may change. */
const pollIntervalMs = 1_000;
/** Without a change something is sent as often, so that no proxy closes the connection. */
const heartbeatMs = 15_000;
/** After this time the client connects again, with a session that is valid then. */
const longestMs = 300_000;
/** The limit of uploads that are followed in a process. Each reads two records a second. */
export const maxFollowed = 500;

/** Returns the members whose change is sent. */
const sentState = ({ status, stage, progress, receivedBytes }: ShownUpload): string =>
  JSON.stringify([status, stage, progress, receivedBytes]);

type Following = Parameters<FollowUpload>[0];

/** Returns the states of an upload, first the current one, until the last. */
async function* statesOf(
  { uploadStore, artistStore, uploadLinks, clock, delay }: Dependencies,
  { caller, uploadId, stopping }: Following,
  first: KeptUpload,
): AsyncGenerator<Followed> {
  const endsAt = clock.now() + longestMs;
  let [upload, member]: [KeptUpload, typeof caller.member] = [first, caller.member];
  let [seen, sentAt] = ['', 0];
  for (;;) {
    const shown = shownUpload(uploadLinks, member, upload);
    const isNew = sentState(shown) !== seen;
    if (isNew) yield shown;
    else if (clock.now() >= sentAt + heartbeatMs) yield 'unchanged';
    if (isNew || clock.now() >= sentAt + heartbeatMs) sentAt = clock.now();
    seen = sentState(shown);
    if (isFinal(shown.status) || stopping?.aborted || clock.now() >= endsAt) return;
    await delay.after(pollIntervalMs);
    const found = await uploadStore.find(uploadId);
    const current = await artistStore.findMember(member.memberId);
    if (!current || !isShown(found, current)) return;
    [upload, member] = [found, current];
  }
}

export const followUpload = (dependencies: Dependencies): FollowUpload => {
  let followed = 0;
  async function* counted(states: AsyncGenerator<Followed>): AsyncGenerator<Followed> {
    if (followed >= maxFollowed) throw new Unavailable(`this process already streams ${maxFollowed} uploads`);
    followed += 1;
    try {
      yield* states;
    } finally {
      followed -= 1;
    }
  }
  return async (following) => {
    const { member } = following.caller;
    const upload = await dependencies.uploadStore.find(following.uploadId);
    if (!isShown(upload, member)) return fail({ kind: 'artist-upload-not-found' });
    if (followed >= maxFollowed) throw new Unavailable(`this process already streams ${maxFollowed} uploads`);
    return ok(counted(statesOf(dependencies, following, upload)));
  };
};
