import type { PortalSession } from '@platform-licensing/client';
import { useState } from 'react';
import { Select } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { languageNames, languages } from '../../kit/language/languages.ts';
import { createSerializer } from '../../kit/serialize-by.ts';
import { useSession } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

type Member = NonNullable<PortalSession['member']>;

// The arrow keys select one language after another.
const serialize = createSerializer();

/** The language of emails to the member. It is saved when it is selected. */
export const MailLanguage = ({ of: { language } }: { readonly of: Member }) => {
  const { api, refresh } = useSession();
  const announce = useAnnounce();
  const [saving, setSaving] = useState<string>();
  const save = async (selected: string) => {
    const chosen = languages.find((one) => one === selected);
    if (chosen === undefined) return;
    setSaving(chosen);
    try {
      await serialize('language', async () => {
        await api.updatePortalSession({ body: { language: chosen } });
        await refresh();
      });
      announce(t('account.languageSaved'));
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setSaving((now) => (now === chosen ? undefined : now));
  };
  return (
    <Panel title={t('account.emails')}>
      <Select
        label={t('account.languageOfEmails')}
        hint={t('account.languageHint')}
        value={saving ?? language ?? ''}
        onChange={(selected) => void save(selected)}
        options={[
          ...(language === undefined ? [{ value: '', name: t('account.languageNotChosen') }] : []),
          ...languages.map((value) => ({ value, name: languageNames[value] })),
        ]}
      />
    </Panel>
  );
};
