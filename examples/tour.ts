/** The whole partner journey against a running service: `npm run tour`, or `BASE_URL=… npm run tour`. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import {
  ApiProblem,
  ConnectionFault,
  PlatformLicensing,
  type SentRequest,
} from '../clients/typescript/src/index.ts';

const baseUrl = (process.env['BASE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`).replace(
  /\/+$/,
  '',
);
const folder = join(process.env['DATA_DIR'] ?? './data', 'tour');

const bold = (text: string) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);
const say = (text = '') => void process.stdout.write(`${text}\n`);

/** The latest request. */
let lastRequest: SentRequest | undefined;
const onRequest = (request: SentRequest) => {
  lastRequest = request;
};

let step = 0;
/** Prints the latest request and its result. */
const show = (title: string, { status }: { readonly status: number }, what: string) => {
  const { method = '', url = '', body } = lastRequest ?? {};
  step += 1;
  say(`\n${bold(`${step}. ${title}`)}`);
  const path = url.slice(baseUrl.length);
  say(`   ${method} ${path.length > 100 ? `${path.slice(0, 60)}…${path.slice(-30)}` : path}`);
  if (typeof body === 'string' && !body.includes('clientSecret')) say(`   ${body.slice(0, 160)}`);
  say(`   → ${status}  ${what}`);
};

/** Resolves to the problem document of a request that the service must reject. */
const refused = async (request: Promise<unknown>): Promise<ApiProblem> => {
  try {
    await request;
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
  throw new Error(`${lastRequest?.url ?? 'a request'} succeeded, although the service must reject it`);
};

/** Downloads a signed link, which needs no token, and verifies the digest if there is one. */
const save = async (name: string, url: string, sha256?: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The download of ${name} failed with ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const digest = createHash('sha256').update(content).digest('hex');
  if (sha256 !== undefined && digest !== sha256) throw new Error(`${name} does not match its digest`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  say(`   saved ${join(folder, name)}, ${content.length.toLocaleString('en')} bytes`);
};

/** Registers a platform and returns its client, which renews tokens automatically. */
const enter = async () => {
  const anyone = new PlatformLicensing({ baseUrl, onRequest });
  await anyone.readyz();
  const unusedSlug = `tour-${Date.now().toString(36)}`;
  const registered = await anyone.answer.registerPlatform({
    body: {
      name: 'Tour Video Editor',
      contactEmail: `${unusedSlug}@editor.example`,
      slug: unusedSlug,
      contentTypes: ['short_video'],
      acceptTerms: true,
    },
  });
  const { platformId, slug, clientId, clientSecret } = registered.data;
  show('Register a platform', registered, `${slug} (${platformId}), with an API key and client credentials`);
  const credentials = { clientId, clientSecret };
  const token = await anyone.answer.createAccessToken({ body: credentials });
  const { expiresIn, scope } = token.data;
  show('Exchange the credentials for a token', token, `valid for ${expiresIn} s, scope "${scope}"`);
  return { slug, api: new PlatformLicensing({ baseUrl, credentials, onRequest }) };
};

const listen = async (api: PlatformLicensing) => {
  const found = await api.answer.searchTracks({
    ...{ bpmMin: 90, bpmMax: 140, limit: 5 },
    facets: ['mood', 'genre'],
  });
  const { data: tracks, pagination } = found.data;
  show('Search tracks', found, `${pagination.total ?? 'some'} tracks; the first:`);
  for (const { title, artists, bpm, key } of tracks)
    say(
      `      ${title} – ${artists.map(({ name }) => name).join(', ')}  (${bpm} BPM, ${key.tonic} ${key.mode})`,
    );
  const [track] = tracks;
  if (!track)
    throw new Error('the catalog is still empty; the demo tracks appear within a minute of the first start');
  const { trackId } = track;
  const terms = await api.answer.getLicenseTerms({ trackId });
  const { contentTypes, attributionRequired } = terms.data;
  show(
    'Read the license terms',
    terms,
    `for ${contentTypes.slice(0, 4).join(', ')} …, attribution ${attributionRequired ? 'required' : 'not required'}`,
  );
  const stream = await api.answer.streamPreview({ trackId });
  show('Ask for a preview', stream, `${stream.data.durationMs} ms, watermarked`);
  await save('preview.mp3', stream.data.url);
  // The platform of the tour makes short videos.
  return { trackId, contentType: contentTypes.includes('short_video') ? 'short_video' : contentTypes[0] };
};

const license = async (
  api: PlatformLicensing,
  { trackId, contentType = 'short_video' }: Awaited<ReturnType<typeof listen>>,
) => {
  const order = { trackId, contentId: `video-${Date.now()}`, contentType, projectName: 'Tour' };
  const preflight = await api.answer.preflightLicenses({ body: { candidates: [order] } });
  show('Would a license be granted?', preflight, JSON.stringify(preflight.data.results[0]));
  const issued = await api.answer.issueLicense({ body: order });
  const { licenseId, status } = issued.data;
  show('Issue it', issued, `${licenseId} is ${status}`);
  const again = await api.answer.issueLicense({ body: order });
  const same = again.data.licenseId === licenseId ? 'yes' : 'no';
  const replayed = again.headers.get('idempotent-replayed') ?? 'absent';
  show('Issue it again', again, `the same license: ${same}, Idempotent-Replayed: ${replayed}`);
  const certificate = await api.getLicenseCertificate({ licenseId });
  const verified = await api.answer.verifyCertificate({ body: { certificate } });
  show(
    'Verify its certificate, as anyone can',
    verified,
    `genuine: ${verified.data.genuine}, in force: ${verified.data.inForce}`,
  );
  const created = await api.answer.downloadTrack({ trackId, licenseId, format: 'mp3' });
  const { url, sha256 } = created.data;
  show('Download the licensed track', created, `sha256 ${sha256.slice(0, 16)}…`);
  await save('licensed.mp3', url, sha256);
  return { trackId, licenseId };
};

const tour = async () => {
  const { api, slug } = await enter();
  const { trackId, licenseId } = await license(api, await listen(api));

  const credit = await api.answer.getAttribution({ trackId });
  show('Credit it', credit, credit.data.text);

  const occurredAt = new Date().toISOString();
  const use = { eventType: 'play', trackId, licenseId, quantity: 1200, territory: 'DE', occurredAt } as const;
  const usage = await api.answer.recordUsage({ body: use });
  show('Report 1,200 plays', usage, JSON.stringify(usage.data));

  const month = await api.answer.getMonthlyUsage({ slug });
  const { requests, previews, downloads, licensesIssued, plays } = month.data;
  show('Read the month', month, JSON.stringify({ requests, previews, downloads, licensesIssued, plays }));

  const revoked = await api.answer.revokeLicense({ licenseId, body: { reasonCode: 'content_deleted' } });
  show(
    'Revoke the license',
    revoked,
    `${revoked.data.licenseId} is ${revoked.data.status}; the record stays`,
  );

  const over = await refused(api.downloadTrack({ trackId, licenseId, format: 'mp3' }));
  show('Downloading is over', over, over.code);

  const link = await api.answer.createPortalLink({ slug });
  show('Create a portal link', link, `valid once, until ${link.data.expiresAt}`);

  say(`\nPlay ${join(folder, 'preview.mp3')} and ${join(folder, 'licensed.mp3')}.`);
  say(`The reference: ${baseUrl}/reference`);
  say(`\n${bold(`Open the portal, signed in: ${link.data.url}`)}\n`);
};

const messageOf = (error: unknown): string => {
  if (error instanceof ApiProblem)
    return `${lastRequest?.method ?? ''} ${lastRequest?.url ?? ''}: ${error.message}`;
  return error instanceof ConnectionFault && error.reason === 'unreachable'
    ? `No service responds at ${baseUrl}. Run npm start first.`
    : String(error);
};

try {
  await tour();
} catch (error) {
  process.stderr.write(`\n${messageOf(error)}\n`);
  process.exitCode = 1;
}
