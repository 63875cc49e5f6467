/** The whole partner journey against a running service: `npm run tour`, or `BASE_URL=… npm run tour`. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import axios, { AxiosError, type AxiosResponse } from 'axios';

const baseURL = (process.env['BASE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`).replace(
  /\/+$/,
  '',
);
const folder = join(process.env['DATA_DIR'] ?? './data', 'tour');
const api = axios.create({ baseURL, validateStatus: () => true });

const bold = (text: string) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);
const say = (text = '') => void process.stdout.write(`${text}\n`);

let step = 0;
/** Shows a request and what it answered: the members named, or how many bytes came. */
const show = (title: string, response: AxiosResponse<unknown>, what: string) => {
  const { method = '', url = '' } = response.config;
  const data: unknown = response.config.data;
  step += 1;
  say(`\n${bold(`${step}. ${title}`)}`);
  const path = url.startsWith(baseURL) ? url.slice(baseURL.length) : url;
  say(`   ${method.toUpperCase()} ${path.length > 100 ? `${path.slice(0, 60)}…${path.slice(-30)}` : path}`);
  if (typeof data === 'string' && !data.includes('clientSecret')) say(`   ${data.slice(0, 160)}`);
  say(`   → ${response.status}  ${what}`);
};

const expectStatus = (response: AxiosResponse<unknown>, status: number) => {
  if (response.status === status) return;
  say(`\n   expected ${status}, got ${response.status}: ${JSON.stringify(response.data)}`);
  process.exit(1);
};

interface Registered {
  platformId: string;
  slug: string;
  clientId: string;
  clientSecret: string;
}
interface Track {
  trackId: string;
  title: string;
  artists: { name: string }[];
  bpm: number;
  key: { tonic: string; mode: string };
  durationMs: number;
}
interface Link {
  url: string;
  sha256?: string;
  durationMs?: number;
}
interface License {
  licenseId: string;
  status: string;
  territories: string[];
}

const tour = async () => {
  const ready = await api.get<{ status: string }>('/readyz');
  if (ready.status !== 200)
    throw new Error(`the service at ${baseURL} is not ready yet: ${JSON.stringify(ready.data)}`);

  const registered = await api.post<Registered>('/api/v1/platforms/register', {
    name: 'Tour Video Editor',
    contactEmail: 'tour@editor.example',
    slug: `tour-${Date.now().toString(36)}`,
    contentTypes: ['short_video'],
    acceptTerms: true,
  });
  expectStatus(registered, 201);
  const { platformId, slug, clientId, clientSecret } = registered.data;
  show('Register a platform', registered, `${slug} (${platformId}), with an API key and client credentials`);

  const token = await api.post<{ accessToken: string; expiresIn: number; scope: string }>(
    '/api/v1/auth/token',
    { clientId, clientSecret },
  );
  expectStatus(token, 200);
  show(
    'Exchange the credentials for a token',
    token,
    `good for ${token.data.expiresIn} s, scope "${token.data.scope}"`,
  );
  api.defaults.headers.common['Authorization'] = `Bearer ${token.data.accessToken}`;

  const found = await api.get<{ data: Track[]; pagination: { total: number }; facets?: unknown }>(
    '/api/v1/tracks?bpmMin=90&bpmMax=140&limit=5&facets=mood,genre',
  );
  expectStatus(found, 200);
  show('Search the catalog', found, `${found.data.pagination.total} tracks; the first:`);
  for (const { title, artists, bpm, key } of found.data.data)
    say(
      `      ${title} – ${artists.map(({ name }) => name).join(', ')}  (${bpm} BPM, ${key.tonic} ${key.mode})`,
    );
  const track = found.data.data[0];
  if (!track)
    throw new Error('the catalog is still empty; the demo tracks appear within a minute of the first start');
  const { trackId } = track;

  const terms = await api.get<{ termsId: string; contentTypes: string[]; attributionRequired: boolean }>(
    `/api/v1/tracks/${trackId}/license-terms`,
  );
  expectStatus(terms, 200);
  show(
    'Read the license terms',
    terms,
    `for ${terms.data.contentTypes.slice(0, 4).join(', ')} …, attribution ${terms.data.attributionRequired ? 'required' : 'not required'}`,
  );

  const stream = await api.get<Link>(`/api/v1/tracks/${trackId}/stream`);
  expectStatus(stream, 200);
  show('Ask for a preview', stream, `${stream.data.durationMs ?? 0} ms, watermarked`);
  await save('preview.mp3', stream.data);

  const order = {
    trackId,
    contentId: `video-${Date.now()}`,
    contentType: terms.data.contentTypes[0],
    projectName: 'Tour',
  };
  const preflight = await api.post<{ results: { allowed: boolean }[] }>('/api/v1/licenses/preflight', {
    candidates: [order],
  });
  expectStatus(preflight, 200);
  show('Would a license be granted?', preflight, JSON.stringify(preflight.data.results[0]));

  const license = await api.post<License>('/api/v1/licenses', order);
  expectStatus(license, 201);
  const { licenseId } = license.data;
  show('Issue it', license, `${licenseId} is ${license.data.status}`);

  const again = await api.post<License>('/api/v1/licenses', order);
  expectStatus(again, 201);
  show(
    'Issue it again',
    again,
    `the same license: ${again.data.licenseId === licenseId ? 'yes' : 'no'}, Idempotent-Replayed: ${String(again.headers['idempotent-replayed'])}`,
  );

  const certificate = await api.get<string>(`/api/v1/licenses/${licenseId}/certificate`, {
    responseType: 'text',
  });
  expectStatus(certificate, 200);
  const verified = await api.post<{ valid: boolean }>('/api/v1/verify', { certificate: certificate.data });
  expectStatus(verified, 200);
  show('Have its certificate verified, as anyone may', verified, `valid: ${verified.data.valid}`);

  const download = await api.get<Link>(
    `/api/v1/tracks/${trackId}/download?licenseId=${licenseId}&format=mp3`,
  );
  expectStatus(download, 200);
  show('Download the licensed track', download, `sha256 ${download.data.sha256?.slice(0, 16) ?? ''}…`);
  await save('licensed.mp3', download.data);

  const credit = await api.get<{ text: string }>(`/api/v1/tracks/${trackId}/attribution`);
  expectStatus(credit, 200);
  show('Credit it', credit, credit.data.text);

  const usage = await api.post('/api/v1/usage-events', {
    eventType: 'play',
    trackId,
    licenseId,
    quantity: 1200,
    territory: 'DE',
    occurredAt: new Date().toISOString(),
  });
  expectStatus(usage, 201);
  show('Report 1,200 plays', usage, JSON.stringify(usage.data));

  const month = await api.get<Record<string, unknown>>(`/api/v1/platforms/${slug}/usage`);
  expectStatus(month, 200);
  const { requests, previews, downloads, licensesIssued, plays } = month.data;
  show('Read the month', month, JSON.stringify({ requests, previews, downloads, licensesIssued, plays }));

  const revoked = await api.delete<License>(`/api/v1/licenses/${licenseId}`, {
    data: { reasonCode: 'content_deleted' },
  });
  expectStatus(revoked, 200);
  show(
    'Revoke the license',
    revoked,
    `${revoked.data.licenseId} is ${revoked.data.status}; the record stays`,
  );

  const refused = await api.get<{ code: string }>(
    `/api/v1/tracks/${trackId}/download?licenseId=${licenseId}&format=mp3`,
  );
  expectStatus(refused, 403);
  show('Downloading is over', refused, refused.data.code);
  say(
    `\nPlay ${join(folder, 'preview.mp3')} and ${join(folder, 'licensed.mp3')}.\nThe reference: ${baseURL}/reference/openapi\n`,
  );
};

/** Fetches a signed link, which needs no token, and checks the digest where one was told. */
const save = async (name: string, { url, sha256 }: Link) => {
  const bytes = await axios.get<ArrayBuffer>(url, { responseType: 'arraybuffer' });
  const content = Buffer.from(bytes.data);
  const digest = createHash('sha256').update(content).digest('hex');
  if (sha256 !== undefined && digest !== sha256) throw new Error(`${name} is not what was promised`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  say(`   saved ${join(folder, name)}, ${content.length.toLocaleString('en')} bytes`);
};

try {
  await tour();
} catch (error) {
  const unreachable = error instanceof AxiosError && error.code === 'ECONNREFUSED';
  process.stderr.write(
    `\n${unreachable ? `no service answers at ${baseURL}: run npm start first` : String(error)}\n`,
  );
  process.exitCode = 1;
}
