import type { LinkKind } from '#market/accounts/account-link.ts'

type Mailed = { publicUrl: string; kind: LinkKind; token: string }

/** Where a mailed link leads; opening the page alone uses nothing up (decision B8). */
export const linkAddress = ({ publicUrl, kind, token }: Mailed) =>
  `${publicUrl}${kind === 'magic' ? '/magic/sign_in/' : '/reset_password/'}${token}`
