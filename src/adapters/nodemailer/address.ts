/** Who mails are from: `licensing@acme.example`, or `Acme Licensing <licensing@acme.example>`. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * One plain address (RFC 5321, dot-string at a domain or an address literal). No quoted names, which parsers disagree
 * about, and nothing that could make it two.
 */
const atom = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const domain = String.raw`${label}(?:\.${label})*|\[(?:IPv6:)?[0-9A-Fa-f:.]+\]`;
const oneAddress = new RegExp(String.raw`^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${domain})$`);

export const isOneAddress = (text: string): boolean => oneAddress.test(text);

const named = /^"?([^"<>\p{C}]*?)"? *<([^<>]*)>$/u;

/** Undefined where it is not one address, with a name or without. */
export const senderIn = (text: string): Sender | undefined => {
  const trimmed = text.trim();
  const [, name = '', address = trimmed] = named.exec(trimmed) ?? [];
  return isOneAddress(address) ? { name: name.trim(), address } : undefined;
};

/** The host of a base URL as it stands behind the `@` of an address. */
export const mailHostOf = (baseUrl: string): string => {
  const { hostname } = new URL(baseUrl);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
};
