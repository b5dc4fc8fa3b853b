import type { Party } from '#market/accounts/viewer.ts'
import type { OfferHead } from '../offer-store.ts'

/** Before there is an order a seller learns what freight depends on, and neither street nor name. */
export function shipsToJson({ shipTo, shipsToId }: OfferHead, party: Party) {
  if (!shipTo || shipsToId === null) return null
  if (party === 'buyer') return { ...shipTo, address_id: shipsToId }
  const { label, city, state, country, dock, liftgate_needed, appointment_needed } = shipTo
  return {
    city,
    state,
    country,
    ...(label && { label }),
    ...(dock && { dock }),
    ...(liftgate_needed && { liftgate_needed }),
    ...(appointment_needed && { appointment_needed }),
  }
}
