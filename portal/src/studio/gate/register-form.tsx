import type { ArtistAgreement } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { share } from '../../kit/display/format.ts';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { countryOptions } from '../../kit/territories/countries.ts';
import { anonymousApi } from '../session/client.ts';
import { t, type StudioText } from '../texts/texts.ts';
import { useSubmit } from './gate.tsx';
import { bodyOf, missingIn, type RegistrationDraft } from './registration-draft.ts';

const shownByField = ['name', 'email', 'password', 'country', 'invitation'] as const;

const Consent = ({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: string;
}) => (
  <label className="choice consent">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />{' '}
    {children}
  </label>
);

/** The form of a registration. `onRegistered` is called once the account may exist. */
export const RegisterForm = ({
  draft,
  change,
  agreement,
  needsInvitation,
  onRegistered,
}: {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly agreement: ArtistAgreement;
  readonly needsInvitation: boolean;
  readonly onRegistered: () => Promise<void>;
}) => {
  const [missing, setMissing] = useState<StudioText>();
  const { error, busy, onSubmit } = useSubmit(async () => {
    const lacking = missingIn(draft, needsInvitation);
    setMissing(lacking);
    if (lacking !== undefined) return;
    await anonymousApi.registerArtist({ body: bodyOf(draft, agreement.version) });
    await onRegistered();
  });
  const errorOf = (member: (typeof shownByField)[number]) => memberError(error, member);
  const isShownByField = shownByField.some((member) => errorOf(member) !== undefined);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Select
        label={t('gate.kindOfAccount')}
        value={draft.kind}
        onChange={(kind) => change({ kind: kind === 'label' ? 'label' : 'artist' })}
        options={[
          { value: 'artist', name: t('gate.anArtist') },
          { value: 'label', name: t('gate.aLabel') },
        ]}
      />
      <TextField
        label={draft.kind === 'label' ? t('gate.nameOfTheLabel') : t('gate.nameOfTheArtist')}
        value={draft.name}
        onChange={(name) => change({ name })}
        autoComplete="organization"
        hint={t('gate.shownOnYourTracks')}
        error={errorOf('name')}
        autoFocus
        required
      />
      <TextField
        label={t('gate.emailAddress')}
        type="email"
        name="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        autoComplete="username"
        error={errorOf('email')}
        required
      />
      <TextField
        label={t('gate.password')}
        type="password"
        name="new-password"
        value={draft.password}
        onChange={(password) => change({ password })}
        autoComplete="new-password"
        hint={t('gate.passwordRules')}
        error={errorOf('password')}
        required
      />
      <Select
        label={t('gate.country')}
        value={draft.country}
        onChange={(country) => change({ country })}
        options={[{ value: '', name: t('gate.choose') }, ...countryOptions()]}
        error={errorOf('country')}
      />
      {(needsInvitation || draft.invitation !== '') && (
        <TextField
          label={t('gate.invitationCode')}
          value={draft.invitation}
          onChange={(invitation) => change({ invitation })}
          hint={t('gate.registrationIsByInvitation')}
          error={errorOf('invitation')}
        />
      )}
      <Consent checked={draft.adult} onChange={(adult) => change({ adult })}>
        {t('gate.iAmOfAge')}
      </Consent>
      <Consent checked={draft.acceptsTerms} onChange={(acceptsTerms) => change({ acceptsTerms })}>
        {t('gate.iAcceptTheAgreement', {
          version: agreement.version,
          share: share(Number(agreement.royaltyShare), 1),
        })}
      </Consent>
      {missing !== undefined && <Notice tone="bad">{t(missing)}</Notice>}
      {error !== undefined && !isShownByField && (
        <Notice tone="bad">{explain(error, { 404: t('gate.invitationInvalidForAddress') })}</Notice>
      )}
      <Button tone="primary" type="submit" busy={busy} wide>
        {t('gate.register')}
      </Button>
    </form>
  );
};
