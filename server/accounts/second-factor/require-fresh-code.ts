import { CODE_FIELD, CODE_NEEDED, isFresh } from '#market/accounts/second-factor.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * Lets an administrator go on whose last code is fresh: before money is given back, before a fee or the factor
 * itself is changed. The page asks for a code on this refusal, and calls again.
 */
export function requireFreshCode({ secondFactor, provenAt, lookedUpAt }: StaffViewer) {
  const isAsked = secondFactor === 'proven' || secondFactor === 'unproven'
  if (!isAsked || (provenAt && isFresh(provenAt, lookedUpAt))) return
  throw new Refusal(CODE_NEEDED, 403, { fields: { [CODE_FIELD]: [CODE_NEEDED] } })
}
