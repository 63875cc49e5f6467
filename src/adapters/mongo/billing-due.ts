import type { Instant } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { ClientSession, Store } from './store.ts';

interface DueDocument {
  readonly _id: PlatformId;
  readonly version: number;
  readonly nextDue?: Instant;
  readonly account: { readonly version: number; readonly nextDue?: Instant };
}

/** The account, where there is one, comes due by then; whoever decided on it as it was decides again. */
export const bringDue = async (
  store: Store,
  session: ClientSession,
  _id: PlatformId,
  by: Instant,
): Promise<void> => {
  await store
    .collection<DueDocument>('billing_accounts')
    .updateOne(
      { _id },
      { $inc: { version: 1, 'account.version': 1 }, $min: { nextDue: by, 'account.nextDue': by } },
      { session },
    );
};
