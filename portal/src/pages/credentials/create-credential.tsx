import type { CreateCredentialDto } from '@platform-licensing/client';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Choices, Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import type { Kind } from './kinds.ts';
import {
  addressesIn,
  bodyOf,
  emptyDraft,
  scopeGroups,
  type CredentialDraft,
  type Scope,
} from './settings.ts';
import { t, texts } from '../../texts/texts.ts';

const accessNames = texts({
  all: 'credentials.allScopesIncludingFutureOnes',
  some: 'credentials.selectedScopes',
});
const access = () => Object.entries(accessNames).map(([value, name]) => ({ value, name }));

/** The scopes of the platform, by group, with what each permits. */
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
            label={t(label)}
            chosen={chosen}
            onChange={(values) => onChange(values as readonly Scope[])}
            options={own.map(([value, permits]) => ({
              value,
              name: (
                <span>
                  <code>{value}</code>
                  <span className="permits">{t(permits)}</span>
                </span>
              ),
            }))}
          />
        );
      })}
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  );
};

/** Returns the error of the address list, for any of its entries. */
const addressError = (error: unknown, addresses: readonly string[]): string | undefined => {
  const at = addresses.findIndex((_, n) => memberError(error, `allowedIps/${n}`) !== undefined);
  const issue = memberError(error, `allowedIps/${at}`);
  return issue === undefined
    ? memberError(error, 'allowedIps')
    : t('credentials.addressIssue', { address: addresses[at] ?? '', issue });
};

/** Creates a credential. Name, scopes, expiration date and allowed addresses are optional. */
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
  const [submissions, setSubmissions] = useState(0);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<CredentialDraft>) => setDraft((before) => ({ ...before, ...part }));
  const noScopes = draft.scopes?.length === 0;
  const errors = {
    name: memberError(error, 'name'),
    scopes:
      submissions > 0 && noScopes ? t('credentials.selectAtLeastOneScope') : memberError(error, 'scopes'),
    lastDay: memberError(error, 'expiresAt'),
    addresses: addressError(error, addressesIn(draft.addresses)),
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [submissions, error]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
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
  const hasNoFieldError = Object.values(errors).every((message) => message === undefined);
  return (
    <Dialog title={t('credentials.createOne', { kind })} close={close} busy={busy}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('credentials.name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          placeholder={t('credentials.encoder')}
          hint={t('credentials.optionalForExampleTheProgram')}
          error={errors.name}
          autoFocus
        />
        <Select
          label={t('credentials.access')}
          value={draft.scopes ? 'some' : 'all'}
          onChange={(value) => change({ scopes: value === 'all' ? undefined : [] })}
          options={access()}
          hint={
            draft.scopes
              ? t('credentials.cannotManageCredentialsWebhooksOr')
              : t('credentials.canAlsoManageCredentialsWebhooks')
          }
        />
        {draft.scopes && (
          <ScopeChoices
            chosen={draft.scopes}
            onChange={(scopes) => change({ scopes })}
            error={errors.scopes}
          />
        )}
        <TextField
          label={t('credentials.expirationDate')}
          type="date"
          value={draft.lastDay}
          onChange={(lastDay) => change({ lastDay })}
          hint={t('credentials.expiresAtTheEndOf')}
          error={errors.lastDay}
        />
        <TextArea
          label={t('credentials.allowedIPAddresses')}
          value={draft.addresses}
          onChange={(addresses) => change({ addresses })}
          rows={3}
          code
          hint={t('credentials.oneIPv4OrIPv6Address')}
          error={errors.addresses}
        />
        {error !== undefined && hasNoFieldError && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button tone="primary" type="submit" busy={busy}>
            {t('credentials.createOne', { kind })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
