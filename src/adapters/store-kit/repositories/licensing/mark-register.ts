import type { LicenseId } from '../../../../domain/shared/ids.ts';
import type { MarkRegister } from '../../../../ports/driven/licensing/mark-register.ts';
import { forensicMarks, type MarkRecord } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insertIfAbsent, program } from '../../program.ts';

const claim = program<MarkRecord, LicenseId>(
  'mark-register.claim',
  () => [],
  function* (record) {
    yield* all(insertIfAbsent(forensicMarks, record));
    const [kept] = yield* all(get(forensicMarks, record.mark));
    return kept?.licenseId ?? record.licenseId;
  },
);

export const markRegisterPrograms = [claim];

export const markRegister = (kernel: Kernel): MarkRegister => {
  const holder: MarkRegister['holder'] = async (mark) =>
    (await kernel.read(get(forensicMarks, mark)))?.licenseId;
  return {
    // Every render of a license needs its mark; the first one writes it.
    claim: async (mark, licenseId) => (await holder(mark)) ?? kernel.run(claim, { mark, licenseId }),
    holder,
  };
};
