import type { StaffPlatform } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { useEditPlatform, useReadPlatformAgain } from './queries.ts';

const texts = {
  suspend: {
    title: 'Suspend this platform?',
    name: 'Suspend platform',
    done: 'Platform suspended',
    status: 'suspended',
    consequence:
      'All API keys, access tokens and portal sessions stop working immediately. Issued licenses stay valid. You can end the suspension at any time.',
  },
  reinstate: {
    title: 'End the suspension?',
    name: 'End suspension',
    done: 'Suspension ended',
    status: 'active',
    consequence: 'All API keys, access tokens and portal sessions of the platform work again immediately.',
  },
} as const;

const SuspensionDialog = ({
  platform,
  close,
}: {
  readonly platform: Tagged<StaffPlatform>;
  readonly close: () => void;
}) => {
  const announce = useAnnounce();
  // The text of the dialog does not change when the platform does.
  const [act] = useState(platform.status === 'active' ? texts.suspend : texts.reinstate);
  const edit = useEditPlatform(platform);
  const readAgain = useReadPlatformAgain(platform.slug);
  const change = async (reason: string) => {
    try {
      await edit({ status: act.status, reason });
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      await readAgain();
      throw new Error('Someone else changed this platform. Nothing was changed: check it and try again.', {
        cause: fault,
      });
    }
    announce(act.done);
  };
  return (
    <ConfirmWithReason
      title={act.title}
      name={act.name}
      act={change}
      close={close}
      hint="Recorded in the audit log, and emailed to the platform."
      unchanged="Nothing was changed: enter a reason."
      consequence={
        <p>
          <strong>{platform.name}</strong>: {act.consequence}
        </p>
      }
    />
  );
};

/** Suspends a platform or ends its suspension, after confirmation. */
export const Suspension = ({ platform }: { readonly platform: Tagged<StaffPlatform> }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {platform.status === 'active' ? 'Suspend…' : 'End suspension…'}
      </Button>
      {isOpen && <SuspensionDialog platform={platform} close={() => setIsOpen(false)} />}
    </>
  );
};
