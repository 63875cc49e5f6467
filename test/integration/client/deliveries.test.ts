import {
  verifyWebhook,
  type PlatformLicensing,
  type WebhookHeaders,
} from '../../../clients/typescript/src/index.ts';
import { validatedClient } from '../../support/clients/validated-client.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { aService, type Partner, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';

describe('what the service delivers, and the client verifies', () => {
  let service: TestService;
  let partner: Partner;
  let api: PlatformLicensing;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    api = validatedClient(service.anyone, { apiKey: partner.apiKey });
    receiver = await httpReceiver();
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  const anEndpoint = async () => {
    const { slug } = partner;
    const url = `http://127.0.0.1:${receiver.port}/`;
    const { endpointId, secret } = await api.createWebhookEndpoint({ slug, body: { url } });
    /** The message of a test event that is asked for now. */
    const tested = async () => {
      const before = receiver.received.length;
      await api.testWebhookEndpoint({ slug, endpointId });
      const seen = await seenSoon(
        async () => receiver.received.slice(before),
        (messages) => messages.length > 0,
        10_000,
      );
      const [message] = seen;
      if (!message) throw new Error('nothing arrived');
      const headers: WebhookHeaders = message.headers;
      return { headers, body: message.body };
    };
    return { slug, endpointId, secret, url, tested };
  };

  it('is accepted only if it is unaltered and signed with the secret of the endpoint', async () => {
    const { endpointId, secret, url, tested } = await anEndpoint();
    const message = await tested();
    const event = await verifyWebhook({ ...message, secret });
    expect(event).toMatchObject({ type: 'endpoint.test', data: { endpointId, url } });
    const wrong = { code: 'signature_wrong' };
    const { secret: another } = await anEndpoint();
    await expect(verifyWebhook({ ...message, secret: another })).rejects.toMatchObject(wrong);
    const body = message.body.replace('endpoint.test', 'endpoint.tess');
    await expect(verifyWebhook({ ...message, body, secret })).rejects.toMatchObject(wrong);
  });

  it('is accepted with the old secret and with the new one during a rotation', async () => {
    const { slug, endpointId, secret: old, tested } = await anEndpoint();
    const { secret } = await api.rotateWebhookSecret({ slug, endpointId });
    const message = await tested();
    for (const known of [old, secret])
      expect(await verifyWebhook({ ...message, secret: known })).toMatchObject({ type: 'endpoint.test' });
  });
});
