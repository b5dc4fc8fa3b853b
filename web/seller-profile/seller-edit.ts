import type { CurrentSeller, SellerEdit } from '#market/accounts/seller-profile-api.ts'
import { NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { cents } from '#market/money.ts'

/** The profile as the form begins with it. */
export const editOf = ({
  logo,
  banner,
  name,
  description,
  resale_terms,
  ships_from,
  ships_within,
}: CurrentSeller): SellerEdit => ({
  logo: logo ?? '',
  banner: banner ?? '',
  name,
  description,
  resale_terms: resale_terms ?? NO_RESALE_TERMS,
  ships_from: ships_from ?? '',
  ships_within,
})

type TypedTerms = {
  [field in keyof ResaleTerms]?:
    | ResaleTerms[field]
    | (field extends 'map_cents' ? number : never)
    | undefined
}

/** Terms as they stand in the form. */
export const termsOf = (typed: TypedTerms | null | undefined): ResaleTerms => ({
  ...NO_RESALE_TERMS,
  channels: typed?.channels ?? [],
  blocked_states: typed?.blocked_states ?? [],
  map_cents: typed?.map_cents ? cents(typed.map_cents) : null,
  remove_labels: typed?.remove_labels ?? false,
})
