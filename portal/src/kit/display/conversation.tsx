import type { AppealMessage } from '@platform-licensing/client';
import { Panel } from './page.tsx';
import { Time } from './time.tsx';
import { t } from '../language/texts.ts';

/** The messages of both sides, oldest first. Links are not clickable: a stranger may have written them. */
export const Conversation = ({
  messages,
  names,
}: {
  readonly messages: readonly AppealMessage[];
  /** The names of the authors. */
  readonly names: Readonly<Record<AppealMessage['from'], string>>;
}) => (
  <Panel title={t('kit.messages')}>
    <ol className="conversation">
      {messages.map(({ from, text, evidence, at }, i) => (
        <li key={i} className={from}>
          <p className="message-head">
            <strong>{names[from]}</strong> <Time at={at} />
          </p>
          <p className="message-text" dir="auto">
            {text}
          </p>
          {evidence.length > 0 && (
            <ul className="links">
              {evidence.map(({ url }, n) => (
                <li key={n}>
                  <code>{url}</code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);
