import { z } from 'zod'
import { buyerApplication, sellerApplication } from './application.ts'

const either = z.discriminatedUnion('party', [
  buyerApplication.extend({ party: z.literal('buyer') }),
  sellerApplication.extend({ party: z.literal('seller') }),
])

/** Reads the body of `POST /profiles` as an application; problems carry the form's field names. */
export const applicationBody = z.record(z.string(), z.unknown()).transform(answersIn).pipe(either)

/** A buyer's answers lie under `profile`, a seller's there or flat (decision B1). */
function answersIn(body: Record<string, unknown>): Record<string, unknown> {
  const wrapped = isRecord(body.profile) ? body.profile : undefined
  if (wrapped && 'buyer_name' in wrapped) return { ...wrapped, party: 'buyer' }
  if ('seller_name' in body) return { ...body, party: 'seller' }
  if (!wrapped) return { ...body, party: 'seller' }
  return { ...wrapped, party: 'seller_name' in wrapped ? 'seller' : 'buyer' }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
