import { daysWords } from './lead-time.ts'
import { cityOf } from './ship-from.ts'

type Shipping = { ships_from: string | null; ships_within: number | null }

/** "Ships from Reno, NV within 3 business days"; undefined where nothing is said. */
export function shippingWords({ ships_from: place, ships_within: days }: Shipping) {
  const parts = [
    ...(place === null ? [] : [`from ${cityOf(place)}`]),
    ...(days === null ? [] : [`within ${daysWords(days)}`]),
  ]
  return parts.length > 0 ? `Ships ${parts.join(' ')}` : undefined
}

/** "Reno, NV · 3 business days": as short as a card needs it. */
export function shippingOfCard({ ships_from: place, ships_within: days }: Shipping) {
  if (place === null) return days === null ? undefined : `Ships in ${daysWords(days)}`
  return days === null ? `From ${cityOf(place)}` : `${cityOf(place)} · ${daysWords(days)}`
}
