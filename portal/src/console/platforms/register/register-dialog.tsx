import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Choices, Select, TextField } from '../../../kit/controls/field.tsx';
import { useShowOnce } from '../../../kit/controls/secret.tsx';
import { isOneOf } from '../../../kit/display/names.ts';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { environments, tiers } from '../names.ts';
import { emptyRegistration, registrationOf, shownSlug, type Registration } from './register-draft.ts';

const rights = [
  { value: 'stems', name: 'Stems' },
  { value: 'hub', name: 'Licensing hub: licenses for others' },
] as const;

/** Registers a platform, and shows its credentials once, over its page. For admins. */
export const RegisterDialog = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const showOnce = useShowOnce();
  const [, go] = useLocation();
  const [draft, setDraft] = useState(emptyRegistration);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Registration>) => setDraft((before) => ({ ...before, ...part }));
  const body = registrationOf(draft);
  const register = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!body || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { name, slug, clientId, apiKey, clientSecret } = await api.provisionPlatform({ body });
      void queries.invalidateQueries({ queryKey: ['platforms'] });
      close();
      go(`/platforms/${slug}`);
      showOnce({
        title: `Credentials of ${name}`,
        secrets: [
          ['API key', apiKey],
          ['Client ID', clientId],
          ['Client secret', clientSecret],
        ],
        more: <p>Send them to the platform on a secure channel.</p>,
      });
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const fieldError = (member: string) => memberError(error, member);
  return (
    <Dialog title="Register a platform" close={close} busy={busy}>
      <form onSubmit={(event) => void register(event)} noValidate>
        <TextField
          label="Name"
          hint="Shown on licenses and certificates."
          value={draft.name}
          error={fieldError('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label="Slug"
          hint="The name in URLs, which cannot be changed later: a-z, 0-9 and single hyphens."
          value={shownSlug(draft)}
          error={fieldError('slug')}
          onChange={(slug) => change({ slug })}
        />
        <TextField
          label="Contact email address"
          type="email"
          value={draft.contactEmail}
          error={fieldError('contactEmail')}
          onChange={(contactEmail) => change({ contactEmail })}
        />
        <TextField
          label="Website (optional)"
          type="url"
          placeholder="https://"
          value={draft.websiteUrl}
          error={fieldError('websiteUrl')}
          onChange={(websiteUrl) => change({ websiteUrl })}
        />
        <Select
          label="Environment"
          hint="Sandbox licenses grant no rights. The environment cannot be changed later."
          value={draft.environment}
          onChange={(environment) => {
            if (isOneOf(environments.map(({ value }) => value))(environment)) change({ environment });
          }}
          options={environments}
        />
        <Select
          label="Tier"
          value={draft.tier}
          onChange={(tier) => {
            if (isOneOf(tiers.map(({ value }) => value))(tier)) change({ tier });
          }}
          options={tiers}
        />
        <Choices
          label="Add-ons and rights"
          chosen={rights.map(({ value }) => value).filter((value) => draft[value])}
          onChange={(chosen) => change({ stems: chosen.includes('stems'), hub: chosen.includes('hub') })}
          options={rights}
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={!body}>
            Register platform
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
