import { ForensicMark, markText } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';
import { isDuplicateKey } from './outage.ts';
import type { Store } from './store.ts';

interface Claim {
  readonly mark: ForensicMark;
  readonly licenseId: LicenseId;
}

export interface MarkDocument {
  /** The mark in hex: unique on whatever shard it is. */
  readonly _id: string;
  readonly licenseId: LicenseId;
}

export const toDocument = ({ mark, licenseId }: Claim): MarkDocument => ({ _id: markText(mark), licenseId });
export const fromDocument = ({ _id, licenseId }: MarkDocument): Claim => ({
  mark: ForensicMark(Number.parseInt(_id, 16)),
  licenseId,
});

export const mongoMarkRegister = (store: Store): MarkRegister => {
  const marks = store.collection<MarkDocument>('forensic_marks');
  const holder = async (mark: ForensicMark): Promise<LicenseId | undefined> =>
    (await marks.findOne({ _id: markText(mark) }))?.licenseId;
  return {
    claim: (mark, licenseId) =>
      store.ask(async () => {
        const held = await holder(mark);
        if (held !== undefined) return held;
        try {
          await marks.insertOne(toDocument({ mark, licenseId }));
          return licenseId;
        } catch (error) {
          // A rival's; or our own, whose acknowledgement was lost.
          if (!isDuplicateKey(error)) throw error;
          return (await holder(mark)) ?? licenseId;
        }
      }),
    holder: (mark) => store.ask(() => holder(mark)),
  };
};
