import { curlOf, type CreateLicenseDto, type License, type TrackDownload } from '@platform-licensing/client';
import type { Sample } from '../../kit/code.tsx';

export type Format = TrackDownload['format'];
export const formats = ['mp3', 'wav', 'flac', 'ogg'] as const satisfies readonly Format[];

/** As one writes it in TypeScript: names without quotes. */
const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', `\n${indent}`);

interface Deed {
  readonly license: Pick<License, 'licenseId' | 'trackId'>;
  /** What was asked for, where it was issued just now. */
  readonly order?: CreateLicenseDto;
  readonly downloaded: readonly Format[];
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
      (format) =>
        `${curlOf({
          operationId: 'downloadTrack',
          method: 'GET',
          url: `${origin}/api/v1/tracks/${trackId}/download?licenseId=${licenseId}&format=${format}`,
          headers: {},
          body: undefined,
        })}\n# answers a link of one hour: curl -o track.${format} "<url>"`,
    ),
  ].join('\n\n');

const typescript = ({ license, order, downloaded }: Deed, origin: string): string =>
  [
    `import { PlatformLicensing } from '@platform-licensing/client';`,
    `const api = new PlatformLicensing({\n  baseUrl: '${origin}',\n  credentials: { apiKey: process.env.API_KEY ?? '' },\n});`,
    ...(order ? [`const license = await api.issueLicense({\n  body: ${literal(order, '  ')},\n});`] : []),
    ...downloaded.map(
      (format) =>
        `const ${format} = await api.downloadTrack({\n  trackId: '${license.trackId}',\n  licenseId: ${order ? 'license.licenseId' : `'${license.licenseId}'`},\n  format: '${format}',\n});\n// ${format}.url plays and downloads without a credential for an hour`,
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
