/** How a public operation is limited: by a budget per address, or by what it needs instead. */
type Limited = { readonly limit: string } | { readonly unlimited: string };

const link = { unlimited: 'The link is signed and expires.' } as const;
const published = { unlimited: 'A small document that caches keep.' } as const;

/**
 * Every operation of the API that anyone may call without a credential of a platform or a session of a person.
 * A test compares this table with the routes, so that no operation becomes public by accident. Pages and probes are not
 * part of the table.
 */
export const publicOperations: Readonly<Record<string, Limited>> = {
  registerPlatform: { limit: 'register' },
  requestRegistration: { limit: 'register' },
  confirmRegistration: { limit: 'register' },
  getModerationStatus: { limit: 'moderation-status' },
  getTransparencyReport: { limit: 'transparency-reports' },
  submitAppeal: { limit: 'appeals' },
  submitAppealByRecording: { limit: 'appeals' },
  getAppeal: { limit: 'appeal-codes' },
  renewAppealCode: { limit: 'appeal-codes' },
  answerAppeal: { limit: 'appeal-codes' },
  withdrawAppeal: { limit: 'appeal-codes' },
  attachEvidence: { limit: 'appeal-codes' },
  listEvidence: { limit: 'appeal-codes' },
  submitNotice: { limit: 'notices' },
  readNotice: { limit: 'notice-codes' },
  confirmNoticeEmail: { limit: 'notice-codes' },
  complainAboutNotice: { limit: 'notice-codes' },
  verifyLicense: { limit: 'verify' },
  verifyCertificate: { limit: 'verify' },
  verifyStatement: { limit: 'verify' },

  createAccessToken: { limit: 'token' },
  createOAuthToken: { limit: 'token' },
  createOAuthTokenV1: { limit: 'token' },
  revokeOAuthToken: { limit: 'token' },
  revokeOAuthTokenV1: { limit: 'token' },
  createPortalSession: { limit: 'portal-sign-in' },
  startPasskeySignIn: { limit: 'portal-sign-in' },
  requestSignInLink: { limit: 'sign-in-links' },
  createStaffSession: { limit: 'staff-sign-in' },
  startStaffOidcSignIn: { limit: 'staff-sign-in' },
  completeStaffOidcSignIn: { limit: 'staff-sign-in' },
  acceptStaffInvitation: { limit: 'staff-invitations' },
  acceptArtistInvitation: { limit: 'artist-invitations' },
  getArtistAgreement: { limit: 'artist-agreement' },
  readShareConfirmation: { limit: 'share-confirmations' },
  answerShareConfirmation: { limit: 'share-confirmations' },
  registerArtist: { limit: 'artist-register' },
  createArtistSession: { limit: 'artist-sign-in' },
  requestArtistPasswordReset: { limit: 'artist-password-resets' },
  resetArtistPassword: { limit: 'artist-password-resets' },

  showSandboxCheckout: { limit: 'sandbox-checkout' },
  playSandboxCheckout: { limit: 'sandbox-checkout' },
  receivePayment: { unlimited: 'The payment provider signs it.' },
  getMedia: link,
  openReviewAudio: link,
  openUploadAudio: link,
  putImage: { limit: 'image-bytes' },
  getImage: { limit: 'images' },
  getUploadOptions: { limit: 'master-bytes' },
  getUploadOffset: { limit: 'master-bytes' },
  appendUpload: { limit: 'master-bytes' },
  terminateUpload: { limit: 'master-bytes' },
  getJwks: published,
  getLicenseKeys: published,
  getAuthorizationServerMetadata: published,
};
