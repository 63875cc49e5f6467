import type { CreateLicenseDto, IssuedLicense, Track } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Downloads } from '../../licenses/license/downloads.tsx';
import { artistsOf, called, capital, countries, titleOf } from '../../licenses/names.ts';
import { StatusTag } from '../../licenses/compliance.tsx';

/** The license that was just issued: what it is, what may be done with it, and how a program does the same. */
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
      <Panel
        title="Your license"
        acts={<Link href={`/licenses/${license.licenseId}`}>Certificate, history and all else</Link>}
      >
        {!license.covers && (
          <Notice tone="warn">
            <p>
              <strong>You already have this license, and it does not cover what you asked for.</strong>{' '}
              Nothing was issued. To replace it, revoke it and issue another one.
            </p>
            <ul>
              {license.differences?.map(({ field, detail }) => (
                <li key={field}>{detail}</li>
              ))}
            </ul>
          </Notice>
        )}
        {license.grantsNoRights && (
          <Notice tone="warn">
            A license of the sandbox: it grants no rights. It is for trying things out.
          </Notice>
        )}
        <Facts
          of={[
            ['License', <code key="id">{license.licenseId}</code>],
            ['State', <StatusTag key="state" status={license.status} />],
            ['Content', `${license.contentId}, ${called(license.contentType)}`],
            ['Where', capital(countries(license.territories))],
            [
              'How long',
              license.validUntil === undefined ? (
                'Without an end'
              ) : (
                <Time key="end" at={license.validUntil} />
              ),
            ],
          ]}
        />
        <h3>Hear and download</h3>
        <Downloads license={license} title={titleOf(track)} by={artistsOf(track)} order={order} />
      </Panel>
    </div>
  );
};
