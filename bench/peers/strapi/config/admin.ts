/** The pages of the administrator are not served: nothing else than the API is measured. */
export default () => ({
  serveAdminPanel: false,
  auth: { secret: 'a-secret-of-the-bench' },
  apiToken: { salt: 'a-salt-of-the-bench' },
  transfer: { token: { salt: 'another-salt-of-the-bench' } },
  secrets: { encryptionKey: 'an-encryption-key-of-the-bench-1' },
});
