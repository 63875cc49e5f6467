import type { CreateLicenseDto, IssuedLicense, Track } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Downloads } from '../../licenses/license/downloads.tsx';
import { artistsOf, called, capital, countries, titleOf } from '../../../kit/display/names.ts';
import { StatusTag } from '../../../kit/display/license-status.tsx';

/** The license that was just issued, with downloads and the same requests as code. */
export const Issued = ({
  license,
  order,
  track,
}: {
  readonly license: IssuedLicense;
  readonly order: CreateLicenseDto;
  readonly track: Track;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [license.licenseId]);
  return (
    <div ref={place} tabIndex={-1} className="issued">
      <Panel title="Your license" acts={<Link href={`/licenses/${license.licenseId}`}>View license</Link>}>
        {!license.covers && (
          <Notice tone="warn">
            <p>
              <strong>
                You already have a license for this content, but it does not cover this request.
              </strong>{' '}
              No license was issued. Amend the existing license, or revoke it and issue a new one.
            </p>
            <ul>
              {license.differences?.map(({ field, detail }) => (
                <li key={field}>{detail}</li>
              ))}
            </ul>
          </Notice>
        )}
        {license.grantsNoRights && (
          <Notice tone="warn">This is a sandbox license. It grants no rights.</Notice>
        )}
        <Facts
          of={[
            ['License', <code key="id">{license.licenseId}</code>],
            ['Status', <StatusTag key="status" status={license.status} />],
            ['Content', `${license.contentId}, ${called(license.contentType)}`],
            ['Territories', capital(countries(license.territories))],
            [
              'Valid until',
              license.validUntil === undefined ? 'No end date' : <Time key="end" at={license.validUntil} />,
            ],
          ]}
        />
        <h3>Play and download</h3>
        <Downloads license={license} title={titleOf(track)} by={artistsOf(track)} order={order} />
      </Panel>
    </div>
  );
};
