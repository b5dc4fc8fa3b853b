import {
  CODE_FIELD,
  CODE_NEEDED,
  isFresh,
  JUST_NOW_MINUTES,
} from '#market/accounts/second-factor.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const SET_UP_OR_INVITE =
  'No one else can approve this. Set up a second factor on your account page to confirm it with a code, or invite another administrator.'

/** Requires a code for this very action from the only administrator; it replaces the approval of a colleague. */
export function requireRecentCode({ secondFactor, provenAt, lookedUpAt }: StaffViewer) {
  if (secondFactor !== 'proven') throw new Refusal(SET_UP_OR_INVITE, 409)
  if (provenAt && isFresh(provenAt, lookedUpAt, JUST_NOW_MINUTES)) return
  throw new Refusal(CODE_NEEDED, 403, { fields: { [CODE_FIELD]: [CODE_NEEDED] } })
}
