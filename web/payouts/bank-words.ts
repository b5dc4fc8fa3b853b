type Bank = { bank_name: string | null; last4: string | null }

/** "First Bank •••• 6789" */
export const bankWords = ({ bank_name: name, last4 }: Bank) =>
  [name ?? 'Bank account', last4 && `•••• ${last4}`].filter(Boolean).join(' ')
