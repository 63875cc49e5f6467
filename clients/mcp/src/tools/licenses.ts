import { createHash } from 'node:crypto';
import { acceptedContent, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { z } from 'zod';
import {
  priceText,
  type IssuedLicense,
  type LicensePreflight,
  type Money,
  type Track,
} from '../../../typescript/src/index.ts';
import { contentId, contentType, format, licenseId, territories, trackId } from './fields.ts';
import { answered, failed, readOnly, result, type Tool } from './tool.ts';

const requested = {
  trackId,
  contentId,
  contentType: contentType.exactOptional(),
  territories: territories.exactOptional(),
};

const orderFields = z.object({
  ...requested,
  projectName: z.string().describe('Name of the project, for your own records.').exactOptional(),
});

type Checked = LicensePreflight['results'][number];

/** The price is a reason of the API to reject a request that does not accept it, and none of these tools. */
const allowedAtItsPrice = ({ allowed, reason }: Checked): boolean => allowed || reason === 'fee_not_accepted';

export const checkLicense: Tool = (server, api) =>
  server.registerTool(
    'check_license',
    {
      title: 'Check a license request',
      description:
        'Tells whether a license would be issued and what it costs, without issuing it. If the content item already has a license for the track, `licenseId` is its ID, and `covers` and `differences` say whether it covers the request. If a license would not be issued, `code` and `clause` say why, and `alternatives` lists changes with which it would be. Amounts are in minor units, such as cents.',
      inputSchema: z.object(requested),
      annotations: readOnly,
    },
    (sent) =>
      answered(async () => {
        const { results } = await api.preflightLicenses({ body: { candidates: [sent] } });
        const [checked] = results;
        if (!checked) return failed('The service returned no result.');
        const { index: _index, allowed: _allowed, code, clause, reason, ...facts } = checked;
        return allowedAtItsPrice(checked)
          ? result({ allowed: true, ...facts })
          : result({ allowed: false, code, clause, reason, ...facts });
      }),
  );

const summary = ({ attribution, ...license }: IssuedLicense) => ({
  licenseId: license.licenseId,
  status: license.status,
  covers: license.covers,
  ...(license.differences && { differences: license.differences }),
  territories: license.territories,
  contentTypes: license.contentTypes,
  ...(license.validUntil !== undefined && { validUntil: license.validUntil }),
  ...(license.fees && { fees: license.fees }),
  ...(attribution.required && { credit: attribution.text, creditPlacement: attribution.placement }),
  ...(license.grantsNoRights && { sandbox: 'A sandbox license grants no rights.' }),
});

const confirmation = z.object({ confirm: z.boolean().meta({ title: 'Buy this license' }) });

type Order = z.infer<typeof orderFields>;

/** The name of the question contains the price and what is bought, so that no answer to another question counts. */
const questionOf = ({ amount, currency }: Money, order: Order): string => {
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 16);
  return `pay_${amount}_${currency}_${digest}`;
};

/** What the agent chose is quoted and comes last, so that it cannot look like a part of the question. */
const questionText = (price: Money, track: Track, order: Order): string => {
  const artists = track.artists.map(({ name }) => name).join(', ');
  const scope = [
    `content item ${JSON.stringify(order.contentId.slice(0, 80))}`,
    ...(order.contentType === undefined ? [] : [order.contentType]),
    ...(order.territories ? [`territories ${order.territories.slice(0, 20).join(', ')}`] : []),
  ];
  return `Buy a license for ${priceText(price)}? Track: ${JSON.stringify(track.title)} by ${artists} (${track.trackId}). For: ${scope.join('; ')}.`;
};

export const licenseTrack: Tool = (server, api) =>
  server.registerTool(
    'license_track',
    {
      title: 'License a track',
      description:
        'Issues a license for one track in one content item. If it costs something, the user is asked to confirm the price first. If the content item already has an active license for the track, that one is returned and nothing is charged.',
      inputSchema: orderFields,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    (sent, { mcpReq: { inputResponses } }) =>
      answered(async () => {
        const { results } = await api.preflightLicenses({ body: { candidates: [sent] } });
        const price = results[0]?.price;
        if (price === undefined) return result(summary(await api.issueLicense({ body: sent })));
        const question = questionOf(price, sent);
        const answer = inputResponse(inputResponses, question);
        if (answer.kind === 'missing') {
          const message = questionText(price, await api.getTrack({ trackId: sent.trackId }), sent);
          const ask = inputRequired.elicit({ message, requestedSchema: confirmation });
          return inputRequired({ inputRequests: { [question]: ask } });
        }
        if (acceptedContent(inputResponses, question, confirmation)?.confirm !== true)
          return failed('The user did not confirm the price. No license was issued.');
        return result(summary(await api.issueLicense({ body: { ...sent, acceptFee: price } })));
      }),
  );

export const downloadTrack: Tool = (server, api) =>
  server.registerTool(
    'download_track',
    {
      title: 'Download a licensed track',
      description:
        'Returns a link to the licensed file without watermark, valid for one hour. Needs an active license for the track. A license whose file was downloaded is no longer credited when it is revoked. Do not publish the link.',
      inputSchema: z.object({ trackId, licenseId, format }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    (sent) =>
      answered(async () => {
        const { url, expiresAt, sizeBytes, sha256 } = await api.downloadTrack(sent);
        return result({ url, expiresAt, sizeBytes, sha256 });
      }),
  );

export const listLicenses: Tool = (server, api) =>
  server.registerTool(
    'list_licenses',
    {
      title: 'List licenses',
      description: 'Lists the licenses of the platform, the newest first.',
      inputSchema: z.object({
        trackId: trackId.exactOptional(),
        contentId: contentId.exactOptional(),
        status: z.enum(['active', 'revoked', 'expired']).exactOptional(),
        limit: z.int().min(1).max(20).default(10).describe('Maximum number of licenses.'),
        cursor: z
          .string()
          .describe('`nextCursor` of the previous page; send the same filters.')
          .exactOptional(),
      }),
      annotations: readOnly,
    },
    (sent) =>
      answered(async () => {
        const { data, pagination } = await api.listLicenses(sent);
        const licenses = data.map((one) => ({
          licenseId: one.licenseId,
          trackId: one.trackId,
          contentId: one.contentId,
          status: one.status,
          compliance: one.compliance.state,
          issuedAt: one.issuedAt,
        }));
        const { nextCursor } = pagination;
        return result({ licenses, ...(nextCursor !== null && { nextCursor }) });
      }),
  );
