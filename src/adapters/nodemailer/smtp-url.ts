import { fail, ok, type Result } from '../../domain/shared/result.ts';

/** `required` and `optional` use STARTTLS; `wrapped` uses TLS from the first byte on. */
export type SmtpTls = 'wrapped' | 'required' | 'optional' | 'none';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly tls: SmtpTls;
  readonly login?: { readonly user: string; readonly pass: string };
}

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

const loginIn = ({ username, password }: URL): Result<SmtpServer['login'], string> => {
  if (username === '' && password === '') return ok(undefined);
  const [user, pass] = [decoded(username), decoded(password)];
  if (!user || !pass) return fail('has a user without a password, or one of them wrongly encoded');
  if (hasControl(user + pass)) return fail('must have no control character in its user or password');
  return ok({ user, pass });
};

/** By default, a password is sent to another machine only over TLS. */
const tlsOf = (url: URL, host: string, hasLogin: boolean): Result<SmtpTls, string> => {
  const { searchParams: requested, protocol } = url;
  if ([...requested.keys()].some((name) => name !== 'tls')) return fail('has a parameter other than "tls"');
  const tls = requested.getAll('tls');
  if (protocol === 'smtps:')
    return tls.length > 0 ? fail('is smtps, which leaves nothing to "tls"') : ok('wrapped');
  const [one = hasLogin && !loopback.test(host) ? 'required' : 'optional', ...more] = tls;
  return more.length === 0 && (one === 'required' || one === 'optional' || one === 'none')
    ? ok(one)
    : fail('must have a "tls" of required, optional or none');
};

/**
 * Reads `smtp://[user:password@]host[:587][?tls=required|optional|none]` or `smtps://…[:465]`. The failure
 * describes the problem, as text to follow the variable's name, and repeats nothing of the address.
 */
export const smtpServerOf = (text: string): Result<SmtpServer, string> => {
  const shape = 'must be a URL such as smtp://[user:password@]host[:port], or smtps:// for TLS throughout';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hash !== '') return fail(shape);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!/^[\w.:-]+$/.test(host) || !['', '/'].includes(url.pathname)) return fail(shape);
  const login = loginIn(url);
  if (!login.ok) return login;
  const tls = tlsOf(url, host, login.value !== undefined);
  if (!tls.ok) return tls;
  const port = url.port === '' ? (tls.value === 'wrapped' ? 465 : 587) : Number(url.port);
  if (port === 0) return fail(shape);
  return ok({ host, port, tls: tls.value, ...(login.value && { login: login.value }) });
};
