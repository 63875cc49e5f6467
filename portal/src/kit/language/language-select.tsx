import { useAnnounce } from '../feedback/announcer.tsx';
import { languageNames, type Language } from './languages.ts';
import { useLanguage } from './language.tsx';
import { t } from './texts.ts';

/** Changes the language of the page. Nothing is shown if only one is offered. */
export const LanguageSelect = () => {
  const announce = useAnnounce();
  const { language, offered, choose } = useLanguage();
  if (offered.length < 2) return null;
  const change = (next: Language) => {
    choose(next).catch(() => announce(t('kit.couldNotReachTheService'), 'bad'));
  };
  return (
    <select
      className="language"
      aria-label={t('kit.language')}
      value={language}
      onChange={({ target }) => change(target.value as Language)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={each}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  );
};
