// Pins the images of the recipes to the digests that their tags have now.   npm run pin:images [-- --check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const recipes = ['docker/Dockerfile', 'docker/compose.yml', 'docker/compose.light.yml'];
/** An image with its tag, in a line of a recipe, and its digest if it is pinned. The image of the service has none. */
const reference = /((?:image: |ARG \w+=))([\w./:-]+:[\w.-]+)(?:@(sha256:[0-9a-f]{64}))?$/gm;

const manifests = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/** Returns the URL of the manifest of an image by the rules of Docker: without a host it is on Docker Hub. */
const manifestUrl = (image: string) => {
  const [, path = '', tag = ''] = /^(.+):([^:/]+)$/.exec(image) ?? [];
  const [first = '', ...rest] = path.split('/');
  const hasHost = rest.length > 0 && /[.:]|^localhost$/.test(first);
  const host = hasHost ? first : 'registry-1.docker.io';
  const name = hasHost ? rest.join('/') : rest.length > 0 ? path : `library/${path}`;
  const scheme = /^(localhost|127\.0\.0\.1)(:|$)/.test(host) ? 'http' : 'https';
  return `${scheme}://${host}/v2/${name}/manifests/${tag}`;
};

/** Returns a token for anyone from the server that a registry names (RFC 6750 and the distribution specification). */
const tokenFrom = async (challenge: string): Promise<string> => {
  const parts = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const { realm = '', ...query } = parts;
  const response = await fetch(`${realm}?${new URLSearchParams(query).toString()}`);
  const { token, access_token: other } = (await response.json()) as Readonly<Record<string, string>>;
  return token ?? other ?? '';
};

/** Returns the digest that the tag of an image has now. Throws if the registry does not name it. */
const digestOf = async (image: string): Promise<string> => {
  const url = manifestUrl(image);
  const ask = (authorization?: string) =>
    fetch(url, {
      method: 'HEAD',
      headers: { accept: manifests, ...(authorization !== undefined && { authorization }) },
    });
  const first = await ask();
  const challenge = first.headers.get('www-authenticate');
  const answer =
    first.status === 401 && challenge !== null ? await ask(`Bearer ${await tokenFrom(challenge)}`) : first;
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || digest === null) throw new Error(`${image}: the registry returned ${answer.status}`);
  return digest;
};

/** Returns a recipe with the digests that its images have now. */
export const pinned = async (recipe: string): Promise<string> => {
  const images = new Set([...recipe.matchAll(reference)].map(([, , image = '']) => image));
  const digests = new Map<string, string>();
  for (const image of images) digests.set(image, await digestOf(image));
  return recipe.replaceAll(
    reference,
    (_, before: string, image: string) => `${before}${image}@${digests.get(image) ?? ''}`,
  );
};

const run = async (root: string, isCheck: boolean): Promise<number> => {
  let outdated = 0;
  for (const path of recipes) {
    const before = readFileSync(join(root, path), 'utf8');
    const after = await pinned(before);
    if (after === before) continue;
    outdated++;
    if (!isCheck) writeFileSync(join(root, path), after);
    process.stdout.write(`${path}: ${isCheck ? 'outdated' : 'updated'}\n`);
  }
  return isCheck && outdated > 0 ? 1 : 0;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await run(join(import.meta.dirname, '..'), process.argv.includes('--check'));
