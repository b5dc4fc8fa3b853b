import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'

/** An order may ship in several parcels, each under a number of its own (beyond R5). */
export const MOST_PARCELS = 20

const text = z.string().overwrite(plainLine).min(1, 'Required').max(80, 'Maximum 80 characters')

export const parcel = z.object({ carrier: text, tracking_number: text })
export type Parcel = z.infer<typeof parcel>

/** All but the first. */
export const moreParcels = z.array(parcel).max(MOST_PARCELS - 1, `Maximum ${MOST_PARCELS} parcels`)

type Tracked = {
  carrier: string | null
  tracking_number: string | null
  more_parcels: readonly Parcel[]
}

/** Every parcel of an order that has shipped. */
export const parcelsOf = ({ carrier, tracking_number: number, more_parcels: more }: Tracked) => [
  ...(number ? [{ carrier: carrier ?? '', tracking_number: number }] : []),
  ...more,
]
