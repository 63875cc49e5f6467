/** Steps that read every balance, close a month with many plays, or change up to 500 payouts take a minute. */
export const timeoutMs = 180_000;
