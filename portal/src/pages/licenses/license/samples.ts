import { curlOf, type CreateLicenseDto, type License } from '@platform-licensing/client';
import type { Sample } from '../../../kit/display/code.tsx';
import type { FileChoice } from './quality.ts';

/** As one writes it in TypeScript: names without quotes. */
const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', `\n${indent}`);

const asText = ({ format, bitrate, sampleRate }: FileChoice): Readonly<Record<string, string>> => ({
  format,
  ...(bitrate !== undefined && { bitrate: String(bitrate) }),
  ...(sampleRate !== undefined && { sampleRate: String(sampleRate) }),
});

/** `mp3`, or `mp3At192` for another quality than the default: each file has a variable of its own. */
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

interface Deed {
  readonly license: Pick<License, 'licenseId' | 'trackId'>;
  /** What was asked for, where it was issued just now. */
  readonly order?: CreateLicenseDto;
  readonly downloaded: readonly FileChoice[];
}

const curl = ({ license: { licenseId, trackId }, order, downloaded }: Deed, origin: string): string =>
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

const typescript = ({ license, order, downloaded }: Deed, origin: string): string =>
  [
    `import { PlatformLicensing } from '@platform-licensing/client';`,
    `const api = new PlatformLicensing({\n  baseUrl: '${origin}',\n  credentials: { apiKey: process.env.API_KEY ?? '' },\n});`,
    ...(order ? [`const license = await api.issueLicense({\n  body: ${literal(order, '  ')},\n});`] : []),
    ...downloaded.map(
      (choice) =>
        `const ${variableOf(choice)} = await api.downloadTrack({\n  trackId: '${license.trackId}',\n  licenseId: ${order ? 'license.licenseId' : `'${license.licenseId}'`},\n${membersOf(choice)}});\n// ${variableOf(choice)}.url plays and downloads without a credential for an hour`,
    ),
  ].join('\n\n');

/** What was just done here, as commands and as a program that do the same. */
export const samplesOf = (deed: Deed): readonly Sample[] => {
  const { origin } = globalThis.location;
  return [
    { name: 'curl', text: curl(deed, origin) },
    { name: 'TypeScript', text: typescript(deed, origin) },
  ];
};
