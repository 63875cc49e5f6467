import { PlatformLicensing, type Credentials } from '../../../clients/typescript/src/index.ts';
import { openApiJudge } from './openapi-judge.ts';
import type { PartnerClient } from './partner-client.ts';

/** The typed client as a partner has it; every reply is held to the OpenAPI document that the service serves. */
export const judgedClient = (
  { baseUrl, document }: Pick<PartnerClient, 'baseUrl' | 'document'>,
  credentials?: Credentials,
): PlatformLicensing => {
  const judge = openApiJudge(document);
  return new PlatformLicensing({
    baseUrl,
    // A request for a file that is still being made returns 503 after ten seconds.
    retries: 5,
    ...(credentials && { credentials }),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      judge({
        method: init.method ?? 'GET',
        path: url.slice(baseUrl.length),
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.clone().text(),
      });
      return response;
    },
  });
};
