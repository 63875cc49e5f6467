/** What was paid in Stripe's test mode was kept under the name of the live one: it has a name of its own from here on. */
export const paymentModes = `
  UPDATE checkouts SET doc = json_set(doc, '$.provider', 'stripe_test')
    WHERE doc ->> '$.provider' = 'stripe' AND doc ->> '$.providerRef' GLOB 'cs_test_*';
  UPDATE payment_events SET provider = 'stripe_test', doc = json_set(doc, '$.provider', 'stripe_test')
    WHERE provider = 'stripe' AND doc ->> '$.checkoutId' IN (
      SELECT checkout_id FROM checkouts WHERE doc ->> '$.provider' = 'stripe_test'
    );
  -- Due at once: whatever they were settled for knew of no difference.
  UPDATE billing_accounts SET
      version = version + 1,
      next_due = 0,
      doc = json_set(doc, '$.version', version + 1, '$.nextDue', 0)
    WHERE platform_id IN (
      SELECT platform_id FROM checkouts WHERE doc ->> '$.provider' = 'stripe_test'
    );
`;
