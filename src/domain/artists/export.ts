/** The rate of exports by a member of an account: three in a burst, ten a day. An export reads all records of the account. */
export const exportRate = { requestsPerSecond: 10 / 86_400, burst: 3 };
