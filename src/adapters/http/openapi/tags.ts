/** Descriptions of the tags, under which the reference groups operations. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  Access: 'Create and revoke access tokens, and get the keys that verify them.',
  Catalog: 'Search tracks, retrieve their metadata and license terms, and keep a copy of the catalog.',
  Collections: 'Keep favorites and projects: ordered lists of tracks that your platform shares.',
  Licenses: 'Check, issue, amend, list and revoke licenses, and download their certificates.',
  Verification: 'Verify licenses, certificates and royalty statements without a credential.',
  Audio: 'Play previews and download licensed files.',
  Moderation:
    'Read the moderation status of tracks, appeal decisions, and report tracks without a credential.',
  Usage: 'Report plays and impressions, and list what you reported.',
  Enrichment: 'Get tempo, key, mood and embeddings for catalog tracks or for your own audio.',
  Platforms: 'Register and manage your platform, its credentials, usage, plan and invoices.',
  Portal: 'Sign people in to the partner portal.',
  Artists:
    'Register artist and label accounts, sign in to them, and manage their profiles and payout details.',
  Albums: 'Create albums of your account and assign their tracks.',
  Parties: 'Keep the owners, writers and publishers that your tracks name.',
  Statements: 'Read the royalty statements of your parties, with their proofs.',
  Images: 'Upload covers, artwork and pictures of artists.',
  Uploads: 'Upload masters in parts that resume after an interruption.',
  Submissions: 'Describe tracks of your account, and submit them for review.',
  Webhooks: 'Receive events about tracks and licenses, and send events about your content.',
  Operations: 'Check whether the service is alive and ready.',
  Reference: 'Get this document.',
  Staff:
    'Review tracks, appeals and reports, read the ledger, and manage platforms and accounts. Requires a staff session.',
};
