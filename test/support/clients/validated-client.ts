import { PlatformLicensing, type Credentials } from '../../../clients/typescript/src/index.ts';
import { openApiValidator } from './openapi-validator.ts';
import type { PartnerClient } from './partner-client.ts';

/** The typed client as partners have it. Every response is validated against the OpenAPI document of the service. */
export const validatedClient = (
  { baseUrl, document }: Pick<PartnerClient, 'baseUrl' | 'document'>,
  credentials?: Credentials,
): PlatformLicensing => {
  const validate = openApiValidator(document);
  return new PlatformLicensing({
    baseUrl,
    // A request for a file that is still being rendered returns 503 after ten seconds.
    retries: 5,
    ...(credentials && { credentials }),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      validate({
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
