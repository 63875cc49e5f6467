import type { LicenseVerification } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Code } from '../../../kit/display/code.tsx';
import { Copy } from '../../../kit/controls/copy.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { saveText } from '../../../kit/save-text.ts';
import { Notice, Shown } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi } from '../../../session/session.tsx';
import { ComplianceTag, StatusTag } from '../compliance.tsx';

/** A part of a JWS as text one can read. It is not checked here: that is what verifying is for. */
const opened = (part: string | undefined): string => {
  try {
    const bytes = Uint8Array.from(
      atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return 'This part cannot be read.';
  }
};

const AsOthersSee = ({ seen }: { readonly seen: LicenseVerification }) => (
  <Facts
    of={[
      ['License', <code key="id">{seen.licenseId}</code>],
      ['State', <StatusTag key="state" status={seen.status} />],
      ['Compliance', <ComplianceTag key="compliance" compliance={seen.compliance} />],
      ...(seen.compliance.removeBy === undefined
        ? []
        : ([['Remove by', <Time key="remove" at={seen.compliance.removeBy} />]] as const)),
      ['Authorized from', <Time key="from" at={seen.authorizedFrom} />],
      [
        'Authorized until',
        seen.authorizedUntil === undefined ? (
          'No end is known'
        ) : (
          <Time key="until" at={seen.authorizedUntil} />
        ),
      ],
      ['Published content', seen.publishedContentSurvives ? 'may stay up after it ends' : 'has to come down'],
      ['Environment', seen.environment === 'live' ? 'live' : 'sandbox: grants no rights'],
    ]}
  />
);

/** The answer that anyone gets who asks whether the license holds. */
export const PublicVerification = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const seen = useQuery({
    queryKey: ['licenses', 'verify', licenseId],
    queryFn: () => api.verifyLicense({ licenseId }),
  });
  const address = `${globalThis.location.origin}/api/v1/verify/${licenseId}`;
  return (
    <Panel title="As others see it" acts={<Copy text={address} what="address" />}>
      <p className="soft">
        Anyone who knows its id may ask{' '}
        <a href={address}>
          <code>GET /verify/{licenseId}</code>
        </a>
        . The answer tells nothing of the parties.
      </p>
      <Shown query={seen} rows={6}>
        {(answer) => <AsOthersSee seen={answer} />}
      </Shown>
    </Panel>
  );
};

const Checked = ({ certificate }: { readonly certificate: string }) => {
  const api = useApi();
  const [asked, setAsked] = useState(false);
  const check = useQuery({
    queryKey: ['licenses', 'verify-certificate', certificate],
    queryFn: () => api.verifyCertificate({ body: { certificate } }),
    enabled: asked,
  });
  return (
    <div className="verdicts" aria-live="polite">
      <Button
        busy={check.isFetching}
        onClick={() => {
          if (asked) void check.refetch();
          setAsked(true);
        }}
      >
        Verify it, as others would
      </Button>
      {check.isError && <Notice tone="bad">{explain(check.error)}</Notice>}
      {check.data?.genuine === false && (
        <Notice tone="bad">Not genuine: we did not sign this certificate, or it was altered.</Notice>
      )}
      {check.data?.genuine && (
        <Notice tone={check.data.inForce ? 'good' : 'warn'}>
          <strong>{check.data.inForce ? 'Genuine and in force.' : 'Genuine, but not in force.'}</strong>{' '}
          Signed for content {check.data.claims.contentId} of {check.data.claims.licensee.name}; the license
          is {check.data.license.status} now.
        </Notice>
      )}
    </div>
  );
};

/** The signed certificate: what it says, to be kept, handed on and checked. */
export const Certificate = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const certificate = useQuery({
    queryKey: ['licenses', 'certificate', licenseId],
    queryFn: () => api.getLicenseCertificate({ licenseId }),
  });
  const { data } = certificate;
  return (
    <Panel
      title="Certificate"
      acts={
        data !== undefined && (
          <>
            <Copy text={data} what="certificate" />
            <Button small onClick={() => saveText(`${licenseId}.jws`, data, 'application/jose')}>
              Download
            </Button>
          </>
        )
      }
    >
      <p className="soft">
        Signed by us, to hand to whoever asks. Its keys stay at{' '}
        <a href="/.well-known/license-keys.json">/.well-known/license-keys.json</a> forever.
      </p>
      <Shown query={certificate} rows={8}>
        {(jws) => {
          const [header, claims] = jws.split('..');
          return (
            <>
              <Code
                title="Certificate"
                samples={[
                  { name: 'Claims', text: opened(claims) },
                  { name: 'Header', text: opened(header) },
                  { name: 'As signed', text: jws },
                ]}
              />
              <Checked certificate={jws} />
            </>
          );
        }}
      </Shown>
    </Panel>
  );
};
