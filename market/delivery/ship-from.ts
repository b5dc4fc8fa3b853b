import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { regionOf, shipToCountries } from '#market/ship-to-places.ts'

const CITY = /^(?<city>[^,\d][^,]{0,78}),(?<rest>.+)$/
// A postal code is one word in the United States, and may be two in Canada.
const REGION_AND_CODE = [/^(?<region>.+) (?<code>\S+)$/, /^(?<region>.+) (?<code>\S+ \S+)$/]

/** What is said of a place that can't be read. */
export const SHIP_FROM_FORM = 'Must be a city, a state and a ZIP code, as in Reno, NV 89501'

/**
 * Where goods are shipped from, always in this form: "Reno, NV 89501". Undefined for what names no city, no state or
 * province, or no postal code of that country (beyond R1).
 */
export function readShipFrom(typed: string): string | undefined {
  const { city, rest = '' } = CITY.exec(plainLine(typed))?.groups ?? {}
  if (!city) return undefined
  for (const pattern of REGION_AND_CODE) {
    const { region = '', code = '' } = pattern.exec(rest.trim())?.groups ?? {}
    for (const country of shipToCountries) {
      const state = regionOf(country, region)
      if (state && country.postalCode.test(code))
        return `${city.trim()}, ${state} ${code.toUpperCase()}`
    }
  }
  return undefined
}

/** The code of the state or province of such a place. */
export const stateOf = (shipsFrom: string) => /, ([A-Z]{2}) [^,]*$/.exec(shipsFrom)?.[1]

/** "Reno, NV": short enough for a card. */
export const cityOf = (shipsFrom: string) => shipsFrom.replace(/(, [A-Z]{2}) [^,]*$/, '$1')

const LONGEST = 120
const TOO_LONG = `Maximum ${LONGEST} characters`

export const shipFrom = z.string().max(LONGEST, TOO_LONG).transform(placeOrIssue)

/** An empty text stands for no place. */
export const shipFromOrNone = z
  .string()
  .max(LONGEST, TOO_LONG)
  .nullish()
  .transform((typed, context) => (typed === '' ? null : typed && placeOrIssue(typed, context)))

function placeOrIssue(typed: string, context: z.RefinementCtx) {
  const read = readShipFrom(typed)
  if (read) return read
  context.addIssue(SHIP_FROM_FORM)
  return z.NEVER
}
