import type { LinkKind } from '#market/accounts/account-link.ts'

type Mailed = { publicUrl: string; kind: LinkKind; token: string }

/** The address of a mailed link; opening the page alone does not consume it (decision B8). */
export const linkAddress = ({ publicUrl, kind, token }: Mailed) =>
  `${publicUrl}${kind === 'magic' ? '/magic/sign_in/' : '/reset_password/'}${token}`
