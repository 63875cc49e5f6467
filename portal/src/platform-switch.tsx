import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from './kit/controls/button.tsx';
import { useSession } from './session/session.tsx';
import { t } from './texts/texts.ts';

/**
 * The name of the platform; a button if the member can switch to another one. The script of its dialog is loaded only then: until it is
 * there, the name is no button.
 */
export const PlatformSwitch = () => {
  const { session, api } = useSession();
  const { name } = session.platform;
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['memberships'],
    queryFn: () => api.listMemberships({}),
    enabled: session.member !== undefined,
    staleTime: 300_000,
  });
  const memberships = data?.data ?? [];
  const { data: script } = useQuery({
    queryKey: ['script', 'switchDialog'],
    queryFn: async () => import('./switch-dialog.tsx'),
    enabled: memberships.length > 1,
    staleTime: Infinity,
  });
  if (memberships.length < 2 || script === undefined) return <span className="who-name">{name}</span>;
  return (
    <span className="who-name who-switch">
      <Button small label={t('shell.switchPlatformFromName', { name })} onClick={() => setOpen(true)}>
        <span className="who-switch-name">{name}</span>
        <ChevronsUpDown size={14} aria-hidden="true" />
      </Button>
      {open && <script.SwitchDialog memberships={memberships} close={() => setOpen(false)} />}
    </span>
  );
};
