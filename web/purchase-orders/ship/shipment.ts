import { z } from 'zod'
import { MOST_PARCELS } from '#market/purchase-orders/parcel.ts'

const filled = z.string().trim().min(1, 'Required').max(80, 'Maximum 80 characters')

/** What a seller enters when an order ships (decision I9). */
export const shipment = z.object({
  carrier: filled,
  tracking_number: filled,
  /** The parcels after the first. */
  more_parcels: z
    .array(z.object({ carrier: filled, tracking_number: filled }))
    .max(MOST_PARCELS - 1),
  note: z.string().trim().max(1000, 'Maximum 1,000 characters'),
})

/** The same where nothing ships: the buyer is asked first, or the order is canceled. */
export const nothingShips = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  more_parcels: z.array(z.object({ carrier: z.string(), tracking_number: z.string() })),
  note: shipment.shape.note,
})
export type Shipment = z.infer<typeof shipment>
