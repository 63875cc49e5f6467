/** Returns one spelling of an address, because an address has one account. */
export const foldedEmail = (given: string): string => given.normalize('NFC').toLowerCase();
