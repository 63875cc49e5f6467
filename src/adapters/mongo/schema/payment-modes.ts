import type { Db } from 'mongodb';
import type { AccountDocument, CheckoutDocument, PaymentEventDocument } from '../billing-book.ts';

/**
 * What was paid in Stripe's test mode was kept under the name of the live one: it gets a name of its own. The checkouts
 * come last: of what is broken off all is found again.
 */
export const nameTestPayments = async (db: Db): Promise<void> => {
  const checkouts = db.collection<CheckoutDocument>('checkouts');
  const events = db.collection<PaymentEventDocument>('payment_events');
  const provider = 'stripe_test';
  const before = { 'checkout.provider': 'stripe', 'checkout.providerRef': /^cs_test_/ };
  for await (const { _id, platformId } of checkouts.find(before)) {
    for await (const { _id: name, ...told } of events.find({ platformId, 'event.checkoutId': _id })) {
      const event = { ...told.event, provider };
      const renamed = `${provider}/${event.providerEventId}`;
      await events.replaceOne({ _id: renamed }, { ...told, event }, { upsert: true });
      if (renamed !== name) await events.deleteOne({ _id: name });
    }
    // Due at once: whatever it was settled for knew of no difference.
    await db
      .collection<AccountDocument>('billing_accounts')
      .updateOne(
        { _id: platformId },
        { $inc: { version: 1, 'account.version': 1 }, $set: { nextDue: 0, 'account.nextDue': 0 } },
      );
    await checkouts.updateOne({ _id }, { $set: { 'checkout.provider': provider } });
  }
};
