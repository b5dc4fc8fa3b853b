import type { CurrentSeller, SellerEdit } from '#market/accounts/seller-profile-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'

/** The profile as the form begins with it. */
export const editOf = ({ logo, banner, name, description }: CurrentSeller): SellerEdit => ({
  logo: logo ?? '',
  banner: banner ?? '',
  name,
  description,
})

export type Refusals = Partial<Record<keyof SellerEdit, string>>

/** What the server said of each field. */
export function refusalsOf(error: unknown): Refusals {
  if (!isCallError(error)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, [message]]) => [
      field.replace(/^seller\./, ''),
      message,
    ]),
  )
}
