import { readTracking } from '#market/purchase-orders/tracking-number.ts'

type Filled = { carrier: string; tracking_number: string }

/** The carrier once another tracking number is typed: proposed by the number, but never over the seller's own word. */
export function carrierFor(before: Filled, trackingNumber: string) {
  const isOwn = before.carrier !== '' && before.carrier !== proposed(before.tracking_number)
  return isOwn ? before.carrier : (proposed(trackingNumber) ?? '')
}

/** A hint from the number, shown at the field. The seller may still choose another carrier. */
export function trackingHint({ carrier, tracking_number: number }: Filled) {
  const reading = readTracking(number)
  if (!reading) return undefined
  if (reading.is === 'freight') return 'This is a freight (PRO) number. Enter the carrier.'
  if (reading.is === 'mistyped')
    return `This looks like a ${reading.carrier} number with a typo. The check digit doesn’t match.`
  if (carrier.toLowerCase().startsWith(reading.carrier.toLowerCase()))
    return `Looks like ${reading.carrier}.`
  return `This looks like a ${reading.carrier} number.`
}

function proposed(trackingNumber: string) {
  const reading = readTracking(trackingNumber)
  return reading?.is === 'parcel' ? reading.carrier : undefined
}
