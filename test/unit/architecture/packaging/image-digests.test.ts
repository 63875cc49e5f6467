import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { pinned } from '../../../../scripts/image-digests.ts';

const digest = (character: string): string => `sha256:${character.repeat(64)}`;

/** A registry as the distribution specification describes it: anyone gets a token. */
const aRegistry = async () => {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const { url = '', method = '', headers } = request;
    requests.push(`${method} ${url}`);
    if (url.startsWith('/token')) {
      response.end(JSON.stringify({ token: 'anyone' }));
      return;
    }
    if (headers.authorization !== 'Bearer anyone') {
      const realm = `http://127.0.0.1:${port}/token`;
      const challenge = `Bearer realm="${realm}",service="registry",scope="repository:team/app:pull"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end();
      return;
    }
    const isKnown = /^\/v2\/team\/app\/manifests\/1\.2(-slim)?$/.test(url);
    const name = url.endsWith('-slim') ? digest('b') : digest('a');
    response.writeHead(isKnown ? 200 : 404, isKnown ? { 'docker-content-digest': name } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.close();
    await once(server, 'close');
  };
  return { host, requests, close };
};

describe('the command that pins images', () => {
  let registry: Awaited<ReturnType<typeof aRegistry>>;
  beforeEach(async () => {
    registry = await aRegistry();
  });
  afterEach(() => registry.close());

  it('writes the digest that each tag has now, in place of an earlier one, and leaves the image of the service', async () => {
    const image = `${registry.host}/team/app`;
    const recipe = [
      `ARG NODE=${image}:1.2-slim@${digest('0')}`,
      `    image: ${image}:1.2`,
      '    image: platform-licensing-api',
      `    image: ${image}:1.2`,
      'FROM ${NODE} AS app',
    ];
    expect((await pinned(recipe.join('\n'))).split('\n')).toEqual([
      `ARG NODE=${image}:1.2-slim@${digest('b')}`,
      `    image: ${image}:1.2@${digest('a')}`,
      '    image: platform-licensing-api',
      `    image: ${image}:1.2@${digest('a')}`,
      'FROM ${NODE} AS app',
    ]);
    expect(registry.requests.filter((line) => line === 'HEAD /v2/team/app/manifests/1.2')).toHaveLength(2);
    expect(registry.requests).toContain('GET /token?service=registry&scope=repository%3Ateam%2Fapp%3Apull');
  });

  it('changes nothing if a tag does not exist', async () => {
    const image = `${registry.host}/team/app:9`;
    await expect(pinned(`image: ${image}`)).rejects.toThrow(`${image}: the registry returned 404`);
  });
});
