export const payout = {
  'payout.account': 'Account',
  'payout.accountNumber': 'Account number',
  'payout.add': 'Add payout details',
  'payout.bankCode': 'Bank code',
  'payout.bankCodeHint': 'Routing number, sort code or BIC.',
  'payout.bic': 'BIC',
  'payout.change': 'Change payout details',
  'payout.changed': 'Last change',
  'payout.confirmYourAddressFirst':
    'Confirm your email address on the home page before you add payout details.',
  'payout.consequence':
    'We email the owners of the account, and make no payouts for 72 hours after a change.',
  'payout.country': 'Country of the bank',
  'payout.holder': 'Account holder',
  'payout.holderHint': 'The name that the bank knows. We verify it before the first payout.',
  'payout.iban': 'IBAN',
  'payout.loading': 'Loading the payout details',
  'payout.noPayoutsUntil': 'We make no payouts until {time}, because the details were changed.',
  'payout.none': 'We pay nothing until your account has payout details.',
  'payout.notVerified': 'not verified yet',
  'payout.nothingIsMissing':
    'Nothing is missing. Each balance above the payout threshold is paid with the next payouts.',
  'payout.onePerAccount':
    'We store the details encrypted, and show only the country and the last four characters. All currencies are paid to this account.',
  'payout.password': 'Your password',
  'payout.removalConsequence':
    'We make no payouts until you add other details. We email the owners of the account.',
  'payout.remove': 'Remove payout details',
  'payout.removed': 'Payout details removed.',
  'payout.save': 'Save payout details',
  'payout.saved': 'Payout details saved.',
  'payout.title': 'Payout details',
  'payout.type': 'Type of account',
  'payout.type.account': 'Account without an IBAN',
  'payout.type.iban': 'Account with an IBAN',
  'payout.verification': 'Verification',
  'payout.verified': 'verified',
  'payout.weHoldPayouts': 'Payouts to your account are on hold.',
  'payout.weVerifyTheHolder':
    'We verify that the account holder is the person or company to which your account belongs. You need to do nothing.',
  'payout.whatHappensNext': 'What happens next',
} as const;
