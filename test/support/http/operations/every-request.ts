import { openApiDocument } from '../../../../src/adapters/http/openapi/document.ts';
import type { OpenApi } from '../../clients/openapi-validator.ts';
import { requestsIn } from './described.ts';
import { everyRoute } from './every-route.ts';

const documented = everyRoute.filter(({ undocumented }) => undocumented !== true);
const document = JSON.stringify(openApiDocument(documented, { baseUrl: 'https://api.example' }));

/** The requests of the contracts, known before a service starts, so that each operation can have a test of its own. */
export const everyRequest = requestsIn(JSON.parse(document) as OpenApi);
