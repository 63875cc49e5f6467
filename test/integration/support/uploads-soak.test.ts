import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { aMasterDto, uploads } from '../../support/http/successes/upload-successes.ts';
import { aConfirmedArtist } from '../../support/http/successes/artist-successes.ts';
import { aService, inService, type TestService } from '../../support/service/service.ts';
import { aTrackForStems, registered, uploadMasters } from '../../soak/uploads-kill/artists.ts';
import { answered, deleteExisting, sendBytes } from '../../soak/uploads-kill/requests.ts';
import { digestOf, nothingSent } from '../../soak/uploads-kill/sent.ts';

describe('the requests of the soak that kills processes during uploads', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService();
  });
  afterAll(() => service.close());

  /** A client whose first request has no outcome. */
  const afterOutage = (client: PartnerClient) => {
    let requests = 0;
    return () => (requests++ === 0 ? undefined : client);
  };

  it('accept 404 for a deletion only after an attempt whose outcome is unknown', async () => {
    const { token, client } = await aConfirmedArtist(service);
    const lost = `${uploads}/upl_lost`;
    const studio = { token, client: () => service.anyone };
    await expect(deleteExisting(studio, lost)).rejects.toThrow(`deleted ${lost}: 404`);
    await deleteExisting({ token, client: afterOutage(service.anyone) }, lost);
    const path = `${uploads}/${(await client.post(uploads, aMasterDto(1_000))).member('uploadId')}`;
    await deleteExisting(studio, path);
    expect((await client.get(path)).status).toBe(404);
  });

  it('fail after the time of the service, and say what the last response was', async () => {
    const limits = { answersWithinMs: 200 };
    const client = () => service.anyone;
    await expect(answered({ client, ...limits }, async () => ({ status: 503 }))).rejects.toThrow(
      'no request succeeded for 0.2 s: the last response was 503',
    );
    await expect(
      answered({ client: () => undefined, ...limits }, async () => ({ status: 200 })),
    ).rejects.toThrow('no request succeeded for 0.2 s: the last request had no response');
  });

  it('fail if no bytes are stored for as long', async () => {
    const server = createServer(({ method }, response) => {
      response.writeHead(method === 'HEAD' ? 204 : 503, { 'upload-offset': '0' }).end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bytes = Buffer.from('All the bytes of a recording.');
    const master = { title: 'Recording', bytes, sha256: digestOf(bytes), wish: 'leave' as const };
    const studio = {
      client: () => ({ ...service.anyone, baseUrl }),
      sent: nothingSent(),
      answersWithinMs: 200,
    };
    await expect(sendBytes(studio, { ...master, acknowledged: 0, isDone: false }, '/file')).rejects.toThrow(
      'no request succeeded for 0.2 s: the last response was 503',
    );
    server.closeAllConnections();
    server.close();
  });
});

it('a round of the soak that kills processes during uploads sends a stem', async () => {
  await inService({ sound: 'real' }, async ({ anyone }) => {
    const sent = nothingSent();
    const studio = { client: () => anyone, token: await registered(anyone), sent };
    const withTrack = { ...studio, trackId: await aTrackForStems(studio) };
    for (let round = 1; round <= 6; round++) {
      await uploadMasters(withTrack, { isOver: () => true, most: 1 });
      expect(sent.unexpected).toEqual([]);
      expect(sent.stems.filter(({ isDone }) => isDone)).toHaveLength(round);
    }
  });
});
