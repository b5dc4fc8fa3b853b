import type { RefusalKind } from '#market/refusal-kind.ts'
import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { countryOf, regionOf } from '#market/ship-to-places.ts'

/** A buyer's shipping address as it is kept; an order has its own copy (decision E5). */
export const shipTo = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().optional(),
})
export type ShipTo = z.infer<typeof shipTo>

const line = (max: number) =>
  z.string().overwrite(plainLine).min(1, 'Required').max(max, `Maximum ${max} characters`)

/** One that a carrier takes; required before the first submit or Buy Now (decision E5). */
export const shipToIn = shipTo
  .extend({
    name: line(120),
    line1: line(160),
    line2: z.string().overwrite(plainLine).max(160).optional(),
    city: line(80),
    state: line(80),
    postal_code: line(20),
    country: line(60),
    phone: z.string().overwrite(plainLine).max(40).optional(),
  })
  .superRefine((address, context) => {
    for (const { field, message } of placeProblems(address))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .overwrite(withCodes)

/** Whether a carrier accepts an address that was stored before addresses were checked. */
export const isDeliverable = (address: ShipTo) => shipToIn.safeParse(address).success

/** Why nothing can be sent to a buyer (decision E5). */
export function shipToProblem(address: ShipTo | null | undefined) {
  if (!address) return SHIP_TO_REQUIRED
  return isDeliverable(address) ? undefined : SHIP_TO_UNCLEAR
}

/** What is wrong with the place an address names, field by field; of what is missing that is said already. */
function placeProblems({ state, postal_code, country }: ShipTo) {
  const place = countryOf(country)
  if (!place)
    return country
      ? [{ field: 'country', message: 'Sellers ship to the United States and Canada' }]
      : []
  const problems: { field: keyof ShipTo; message: string }[] = []
  if (state && !regionOf(place, state))
    problems.push({ field: 'state', message: `“${state}” is no ${place.regionOf}` })
  if (postal_code && !place.postalCode.test(postal_code))
    problems.push({ field: 'postal_code', message: place.postalProblem })
  return problems
}

/** States and countries are kept by their codes, however they were typed; unknown ones as they are. */
export function withCodes<Address extends ShipTo>(address: Address): Address {
  const place = countryOf(address.country)
  if (!place) return address
  return { ...address, state: regionOf(place, address.state) ?? address.state, country: place.code }
}

/** The lines of an address as they are printed: the state by its code, the country in words. */
export function addressLines(address: ShipTo): string[] {
  const { name, line1, line2, city, state, postal_code, country, phone } = address
  const place = countryOf(country)
  const region = (place && regionOf(place, state)) ?? state
  const town = `${city}, ${region} ${postal_code}`
  return [name, line1, line2, town, place?.name ?? country, phone].flatMap((each) => each || [])
}

export const SHIP_TO_REQUIRED = {
  code: 'ship_to_required',
  message: 'Ship-to address required',
} satisfies RefusalKind

/** Said of an address from before addresses were checked. */
export const SHIP_TO_UNCLEAR = {
  code: 'ship_to_unclear',
  message: 'Please correct your ship-to address: carriers can’t deliver to it as entered',
} satisfies RefusalKind
