/** The sender of emails: `licensing@acme.example`, or `Acme Licensing <licensing@acme.example>`. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * One plain address (RFC 5321, dot-string at a domain or an address literal), without quoted names, about
 * which parsers disagree.
 */
const atom = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const domain = String.raw`${label}(?:\.${label})*|\[(?:IPv6:)?[0-9A-Fa-f:.]+\]`;
const oneAddress = new RegExp(String.raw`^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${domain})$`);

export const isOneAddress = (text: string): boolean => oneAddress.test(text);

const named = /^"?([^"<>\p{C}]*?)"? *<([^<>]*)>$/u;

/** Returns the sender, or undefined if the text is not one address with or without a name. */
export const senderIn = (text: string): Sender | undefined => {
  const trimmed = text.trim();
  const [, name = '', address = trimmed] = named.exec(trimmed) ?? [];
  return isOneAddress(address) ? { name: name.trim(), address } : undefined;
};

/** Returns the host of a base URL in the form that follows the `@` of an address. */
export const mailHostOf = (baseUrl: string): string => {
  const { hostname } = new URL(baseUrl);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
};
