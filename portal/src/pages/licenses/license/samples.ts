import { curlOf, type CreateLicenseDto, type License } from '@platform-licensing/client';
import type { Sample } from '../../../kit/display/code.tsx';
import type { FileChoice } from './quality.ts';

/** Formats a value as TypeScript: names without quotes. */
const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', `\n${indent}`);

const asText = ({ format, bitrate, sampleRate }: FileChoice): Readonly<Record<string, string>> => ({
  format,
  ...(bitrate !== undefined && { bitrate: String(bitrate) }),
  ...(sampleRate !== undefined && { sampleRate: String(sampleRate) }),
});

/** Names the variable of a file: `mp3`, or `mp3At192` if the quality is not the default. */
const variableOf = ({ format, bitrate, sampleRate }: FileChoice): string => {
  const quality = bitrate ?? sampleRate;
  return quality === undefined ? format : `${format}At${quality}`;
};

const membersOf = ({ format, bitrate, sampleRate }: FileChoice): string =>
  [
    `  format: '${format}',\n`,
    ...(bitrate === undefined ? [] : [`  bitrate: ${bitrate},\n`]),
    ...(sampleRate === undefined ? [] : [`  sampleRate: ${sampleRate},\n`]),
  ].join('');

interface Actions {
  readonly license: Pick<License, 'licenseId' | 'trackId'>;
  /** The request, if the license was just issued. */
  readonly order?: CreateLicenseDto;
  readonly downloaded: readonly FileChoice[];
}

const curl = ({ license: { licenseId, trackId }, order, downloaded }: Actions, origin: string): string =>
  [
    ...(order
      ? [
          curlOf({
            operationId: 'issueLicense',
            method: 'POST',
            url: `${origin}/api/v1/licenses`,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(order),
          }),
        ]
      : []),
    ...downloaded.map(
      (choice) =>
        `${curlOf({
          operationId: 'downloadTrack',
          method: 'GET',
          url: `${origin}/api/v1/tracks/${trackId}/download?${new URLSearchParams({ licenseId, ...asText(choice) }).toString()}`,
          headers: {},
          body: undefined,
        })}\n# returns a link that is valid for an hour: curl -o track.${choice.format} "<url>"`,
    ),
  ].join('\n\n');

const typescript = ({ license, order, downloaded }: Actions, origin: string): string =>
  [
    `import { PlatformLicensing } from '@platform-licensing/client';`,
    `const api = new PlatformLicensing({\n  baseUrl: '${origin}',\n  credentials: { apiKey: process.env.API_KEY ?? '' },\n});`,
    ...(order ? [`const license = await api.issueLicense({\n  body: ${literal(order, '  ')},\n});`] : []),
    ...downloaded.map(
      (choice) =>
        `const ${variableOf(choice)} = await api.downloadTrack({\n  trackId: '${license.trackId}',\n  licenseId: ${order ? 'license.licenseId' : `'${license.licenseId}'`},\n${membersOf(choice)}});\n// ${variableOf(choice)}.url plays and downloads without a credential for an hour`,
    ),
  ].join('\n\n');

/** Returns the requests that the page just sent, as curl commands and as TypeScript. */
export const samplesOf = (actions: Actions): readonly Sample[] => {
  const { origin } = globalThis.location;
  return [
    { name: 'curl', text: curl(actions, origin) },
    { name: 'TypeScript', text: typescript(actions, origin) },
  ];
};
