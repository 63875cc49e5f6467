import { connect } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { paymentModes } from '../../../../src/adapters/sqlite/migrations/023-payment-modes.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import { paidBeforeModes, toldApart, whatIsToldApart } from '../../../support/payment-modes.ts';

describe('a file of before test payments were told from real ones', () => {
  it('has a name of their own for them, and their accounts due', async () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    migrate(db);
    const writer = inlineWriter(db);
    const storage = storageOn({
      read: db,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => 1,
      close: async () => db.close(),
    });
    await paidBeforeModes(storage);
    db.script(paymentModes);
    expect(await toldApart(storage)).toEqual(whatIsToldApart);
    await storage.close();
  });
});
