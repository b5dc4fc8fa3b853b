import { z } from 'zod'
import { shipTo, shipToIn } from '#market/accounts/ship-to.ts'
import { plainLine } from '#market/plain-line.ts'

export const MOST_SHIP_TO_ADDRESSES = 200
export const TOO_MANY_SHIP_TO_ADDRESSES = `You have ${MOST_SHIP_TO_ADDRESSES} addresses, the most there can be. Delete one you no longer use first.`
export const LABEL_TAKEN = 'You already have an address with this label'

/** What a carrier has to know to deliver there. */
const receiving = {
  dock: z.boolean(),
  liftgate_needed: z.boolean(),
  appointment_needed: z.boolean(),
  /** Such as `Mon to Fri, 7 am to 3 pm`; empty where nobody said. */
  receiving_hours: z.string(),
}

/** Where an order goes: the address of the specification, and what the buyer said of the place. */
export const deliveryAddress = shipTo.extend({ label: z.string(), ...receiving }).partial({
  label: true,
  dock: true,
  liftgate_needed: true,
  appointment_needed: true,
  receiving_hours: true,
})
export type DeliveryAddress = z.infer<typeof deliveryAddress>

const line = (max: number) => z.string().overwrite(plainLine).max(max, `Maximum ${max} characters`)

export const shipToAddressIn = shipToIn.safeExtend({
  /** What the buyer calls it, such as `Store 4`. */
  label: line(60).min(1, 'Required'),
  dock: z.boolean().default(false),
  liftgate_needed: z.boolean().default(false),
  appointment_needed: z.boolean().default(false),
  receiving_hours: line(120).default(''),
})
export type ShipToAddressForm = z.output<typeof shipToAddressIn>

export const shipToAddress = shipTo.extend({
  id: z.int(),
  label: z.string(),
  ...receiving,
  /** Proposed for every offer, and the `ship_to` of `GET /profile`. */
  is_default: z.boolean(),
})
export type ShipToAddress = z.infer<typeof shipToAddress>

type Receiving = { [Field in keyof typeof receiving]?: DeliveryAddress[Field] | undefined }

/** What a driver has to know of the place, a phrase each. */
export function receivingWords(place: Receiving): string[] {
  return [
    place.dock ? 'Loading dock' : '',
    place.liftgate_needed ? 'Liftgate needed' : '',
    place.appointment_needed ? 'Appointment needed' : '',
    place.receiving_hours ? `Receiving hours: ${place.receiving_hours}` : '',
  ].filter(Boolean)
}

type ShortAddress = Pick<DeliveryAddress, 'city' | 'state'> & { label?: string | undefined }

/** `Store 4, Reno, NV`. */
export const placeWords = ({ label, city, state }: ShortAddress) =>
  [label, city, state].filter(Boolean).join(', ')
