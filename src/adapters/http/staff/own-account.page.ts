import { passwordLength } from '../../../domain/accounts/password.ts';
import { html, type Html } from '../reference/html.ts';

const passwordField = (id: string, label: string): Html =>
  html`<p>
    <label for="${id}">${label}</label>
    <input id="${id}" type="password" autocomplete="current-password" required />
  </p>`;

/** A field for a new password, with a checkbox that shows the password. */
export const chosenPassword = (
  { id, box }: { readonly id: string; readonly box: string },
  label: string,
  shown: string,
  more = '',
): Html =>
  html`<p>
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        type="password"
        autocomplete="new-password"
        required
        minlength="${passwordLength.min}"
        aria-describedby="${id}-hint"
      />
      <small id="${id}-hint"
        >${passwordLength.min} to ${passwordLength.max} characters of any kind.${more}</small
      >
    </p>
    <p class="choice">
      <input id="${box}" type="checkbox" />
      <label for="${box}">${shown}</label>
    </p>`;

/** A field for a one-time code. */
export const codeField = (id: string, label: string, attributes: Html | string = ''): Html =>
  html`<label for="${id}">${label}</label>
    <input
      id="${id}"
      inputmode="numeric"
      pattern="[0-9]{6}"
      autocomplete="one-time-code"
      aria-describedby="${id}-hint"
      ${attributes}
    />
    <small id="${id}-hint">The six digits that your authenticator app shows.</small>`;

/** Text with a heading and a copy button. */
export const copied = (id: string, heading: string, label: string): Html =>
  html`<h3 id="${id}-heading">${heading}</h3>
    <pre tabindex="0" role="region" aria-labelledby="${id}-heading"><code id="${id}"></code></pre>
    <button type="button" data-copy="${id}">${label}</button>`;

const password = html`<h3>Password</h3>
  <form id="change-password" method="post">
    ${passwordField('own-password', 'Current password')}
    ${chosenPassword(
      { id: 'next-password', box: 'reveal-next' },
      'New password',
      'Show new password',
      ' Changing it ends your other sessions.',
    )}
    <button>Change password</button>
  </form>`;

const codes = html`<h3 id="codes-heading" tabindex="-1">One-time codes</h3>
  <p id="codes-state"></p>
  <form id="begin-codes" method="post" hidden>
    ${passwordField('codes-password', 'Your password')}
    <button>Set up one-time codes</button>
  </form>
  <div id="confirming" hidden>
    <h4 id="confirming-heading" tabindex="-1">Confirm the secret</h4>
    <p>
      Scan the secret with your authenticator app, enter it there, or
      <a id="otpauth">open it in an app on this device</a>. Then enter the first code within ten minutes.
    </p>
    <canvas id="qr" role="img" aria-label="QR code of the secret"></canvas>
    <pre tabindex="0" role="region" aria-label="Secret"><code id="secret"></code></pre>
    <p><button type="button" data-copy="secret">Copy secret</button></p>
    <form id="confirm-codes" method="post">
      <p>${codeField('first-code', 'First code', html`required`)}</p>
      <button>Confirm</button>
    </form>
  </div>
  <form id="remove-codes" method="post" hidden>
    ${passwordField('remove-password', 'Your password')}
    <button>Turn off one-time codes</button>
  </form>`;

const sessions = html`<h3 id="sessions-heading" tabindex="-1">Your sessions</h3>
  <ul id="sessions" aria-labelledby="sessions-heading"></ul>
  <button type="button" id="end-others" hidden>End other sessions</button>`;

/** The part of the page with which staff change their own account. */
export const ownAccount = html`${sessions} ${password} ${codes}`;
