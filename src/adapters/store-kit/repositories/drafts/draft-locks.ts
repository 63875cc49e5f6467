import type { Draft } from '../../../../domain/drafts/draft.ts';
import type { TrackId } from '../../../../domain/shared/ids.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { count, exclusive, type Lock } from '../../program.ts';

/** Uploads of a track begin under this lock, too, so that none begins while its draft is deleted. */
export const draftLock = (trackId: TrackId): Lock => exclusive('draft', trackId);

/** Drafts of an account are counted under it. */
export const draftsLock = ({ accountId }: Pick<Draft, 'accountId'>): Lock =>
  exclusive('drafts of account', accountId);

/** Returns how many drafts an account has. */
export const draftCount = ({ accountId }: Pick<Draft, 'accountId'>) =>
  count(drafts.indexes.ofAccount, { equal: [accountId] });
