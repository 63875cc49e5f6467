import type { CreateLicenseDto, IssuedLicense, Track } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Downloads } from '../../licenses/license/downloads.tsx';
import { artistsOf, called, capital, countries, titleOf } from '../../../kit/display/names.ts';
import { StatusTag } from '../../../kit/display/license-status.tsx';
import { rich, t } from '../../../texts/texts.ts';

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
      <Panel
        title={t('track.yourLicense')}
        acts={<Link href={`/licenses/${license.licenseId}`}>{t('track.viewLicense')}</Link>}
      >
        {!license.covers && (
          <Notice tone="warn">
            <p>{rich('track.youAlreadyHaveALicense', { strong: (content) => <strong>{content}</strong> })}</p>
            <ul>
              {license.differences?.map(({ field, detail }) => (
                <li key={field}>{detail}</li>
              ))}
            </ul>
          </Notice>
        )}
        {license.grantsNoRights && <Notice tone="warn">{t('track.thisIsASandboxLicense')}</Notice>}
        <Facts
          of={[
            [t('track.license'), <code key="id">{license.licenseId}</code>],
            [t('track.status'), <StatusTag key="status" status={license.status} />],
            [t('track.content'), `${license.contentId}, ${called(license.contentType)}`],
            [t('kit.territories'), capital(countries(license.territories))],
            [
              t('track.validUntil'),
              license.validUntil === undefined ? (
                t('track.noEndDate')
              ) : (
                <Time key="end" at={license.validUntil} />
              ),
            ],
          ]}
        />
        <h3>{t('track.playAndDownload')}</h3>
        <Downloads license={license} title={titleOf(track)} by={artistsOf(track)} order={order} />
      </Panel>
    </div>
  );
};
