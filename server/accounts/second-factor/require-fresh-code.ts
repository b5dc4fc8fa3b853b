import { CODE_FIELD, CODE_NEEDED, isFresh } from '#market/accounts/second-factor.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * Requires a fresh code from an administrator: before money is given back, and before a fee or the second
 * factor is changed. On this refusal, the page asks for a code and calls again.
 */
export function requireFreshCode({ secondFactor, provenAt, lookedUpAt }: StaffViewer) {
  const isAsked = secondFactor === 'proven' || secondFactor === 'unproven'
  if (!isAsked || (provenAt && isFresh(provenAt, lookedUpAt))) return
  throw new Refusal(CODE_NEEDED, 403, { fields: { [CODE_FIELD]: [CODE_NEEDED] } })
}
