/** For which payment provider an account was settled last: those of another one come due. */
export const settledFor = `
  CREATE INDEX billing_settled_for ON billing_accounts (doc ->> '$.settledFor', platform_id);
`;
