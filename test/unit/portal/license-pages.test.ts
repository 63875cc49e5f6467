import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { License } from '../../../src/adapters/http/licensing/license.contract.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the code of files, without what they import. */
const codeOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/^import[^]*?;$/gm, ''))
    .join('\n');

const everywhere = {
  termsHash: 'the terms are shown',
  amendedAt: 'the versions have their times',
  updatedAt: 'the times from which it follows are shown',
};

/** The pages of a license, and why they do not read a member. */
const pages = [
  [
    'of the portal',
    'portal/src/pages/licenses/license/*.tsx',
    { ...everywhere, certificateUrl: 'the certificate is requested by the ID of the license' },
  ],
  [
    'of the console',
    'portal/src/console/licenses/{license-page,versions,usage,revoke}.tsx',
    {
      ...everywhere,
      contentType: 'contentTypes contains it',
      attribution: 'creditedTrack reads it',
      environment: 'grantsNoRights follows from it',
      excludes: 'every license excludes the same',
      metadata: 'only the partner knows what its own pairs mean',
      certificateUrl: 'partners download their certificates',
    },
  ],
] as const;

describe('the page of a license', () => {
  it.each(pages)('%s reads every member, unless this test has a reason', (_, files, reasons) => {
    const code = codeOf(files);
    const unread = Object.keys(License.shape).filter((member) => !new RegExp(`\\b${member}\\b`).test(code));
    expect(code).not.toBe('');
    expect(unread.toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});
