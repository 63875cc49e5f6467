import type { CreateCredentialDto } from '@platform-licensing/client';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { explain, flawOf } from '../../kit/feedback/errors.ts';
import { Choices, Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import { kinds, type Kind } from './kinds.ts';
import {
  addressesIn,
  bodyOf,
  emptyDraft,
  scopeGroups,
  type CredentialDraft,
  type Scope,
} from './settings.ts';

const access = [
  { value: 'all', name: 'All scopes, also those that your platform gets later' },
  { value: 'some', name: 'Only chosen scopes' },
];

/** The scopes that the platform has, by group, with what each opens. */
const ScopeChoices = ({
  chosen,
  onChange,
  error,
}: {
  readonly chosen: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
  readonly error: string | undefined;
}) => {
  const registry: readonly string[] = useSession().session.platform.scopes;
  return (
    <div className="scope-groups">
      {scopeGroups.map(({ label, scopes }) => {
        const own = scopes.filter(([scope]) => registry.includes(scope));
        return own.length === 0 ? null : (
          <Choices
            key={label}
            label={label}
            chosen={chosen}
            onChange={(values) => onChange(values as readonly Scope[])}
            options={own.map(([value, opens]) => ({
              value,
              name: (
                <span>
                  <code>{value}</code>
                  <span className="opens">{opens}</span>
                </span>
              ),
            }))}
          />
        );
      })}
      {error !== undefined && <p className="flaw">{error}</p>}
    </div>
  );
};

/** What the service says of the address list, whichever entry it is about. */
const flawOfAddresses = (error: unknown, addresses: readonly string[]): string | undefined => {
  const at = addresses.findIndex((_, n) => flawOf(error, `allowedIps/${n}`) !== undefined);
  const flaw = flawOf(error, `allowedIps/${at}`);
  return flaw === undefined ? flawOf(error, 'allowedIps') : `${addresses[at] ?? ''} ${flaw}.`;
};

/** Creates a credential with a name, scopes, an expiry and allowed addresses, all of which are optional. */
export const CreateCredential = ({
  kind,
  create,
  close,
}: {
  readonly kind: Kind;
  readonly create: (body: CreateCredentialDto) => Promise<unknown>;
  readonly close: () => void;
}) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [looked, setLooked] = useState(0);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<CredentialDraft>) => setDraft((before) => ({ ...before, ...part }));
  const noScopes = draft.scopes?.length === 0;
  const flaws = {
    name: flawOf(error, 'name'),
    scopes: looked > 0 && noScopes ? 'Choose at least one scope.' : flawOf(error, 'scopes'),
    lastDay: flawOf(error, 'expiresAt'),
    addresses: flawOfAddresses(error, addressesIn(draft.addresses)),
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [looked, error]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setLooked(looked + 1);
    setError(undefined);
    if (noScopes) return;
    setBusy(true);
    try {
      await create(bodyOf(kind, draft));
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const isElsewhere = Object.values(flaws).every((flaw) => flaw === undefined);
  const { one } = kinds[kind];
  return (
    <Dialog title={`Create ${kind === 'api_key' ? 'an' : 'a'} ${one}`} close={close} busy={busy}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Name"
          value={draft.name}
          onChange={(name) => change({ name })}
          placeholder="Encoder"
          hint="The program that uses it. Optional."
          error={flaws.name}
          autoFocus
        />
        <Select
          label="Access"
          value={draft.scopes ? 'some' : 'all'}
          onChange={(value) => change({ scopes: value === 'all' ? undefined : [] })}
          options={access}
          hint={
            draft.scopes
              ? 'Without all scopes it cannot manage credentials, webhooks or billing.'
              : 'It can also manage credentials, webhooks and billing.'
          }
        />
        {draft.scopes && (
          <ScopeChoices
            chosen={draft.scopes}
            onChange={(scopes) => change({ scopes })}
            error={flaws.scopes}
          />
        )}
        <TextField
          label="Last day"
          type="date"
          value={draft.lastDay}
          onChange={(lastDay) => change({ lastDay })}
          hint="It expires at the end of this day (UTC). Empty: never."
          error={flaws.lastDay}
        />
        <TextArea
          label="Allowed IP addresses"
          value={draft.addresses}
          onChange={(addresses) => change({ addresses })}
          rows={3}
          code
          hint="One IPv4 or IPv6 address or CIDR block per line, such as 203.0.113.0/24. Empty: everywhere. Also applies to tokens and portal sessions created with it."
          error={flaws.addresses}
        />
        {error !== undefined && isElsewhere && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button tone="primary" type="submit" busy={busy}>
            Create the {one}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
