import { z } from 'zod'
import type { RefusalKind } from '#market/refusal-kind.ts'
import { stateName } from './certificate.ts'

/**
 * Which certificate covers the state an order ships to. It follows the buyer's certificates until the order is paid, and
 * then stays.
 */
export const orderCoverage = z.object({
  state: z.string(),
  /** Null where none covers it. */
  certificate: z
    .object({ id: z.int(), number: z.string(), valid_until: z.iso.date().nullable() })
    .nullable(),
  /** Whether the order was paid with it, or without one. */
  is_kept: z.boolean(),
  /** Whether one that would cover it waits for staff. */
  is_waiting: z.boolean(),
})
export type OrderCoverage = z.infer<typeof orderCoverage>

/** What is covered, in words. */
export const coverageWords = ({ state, certificate }: OrderCoverage) =>
  certificate
    ? `Resale certificate ${certificate.number} covers ${stateName(state)}`
    : `No resale certificate for ${stateName(state)}`

export const CERTIFICATE_NEEDED_CODE = 'resale_certificate_needed'

/** Why an order can't be paid where a certificate is required; undefined where nothing is in the way. */
export function certificateNeeded(coverage: OrderCoverage | null): RefusalKind | undefined {
  if (!coverage || coverage.is_kept || coverage.certificate) return undefined
  const state = stateName(coverage.state)
  const message = coverage.is_waiting
    ? `We’re checking your resale certificate for ${state}. You can pay as soon as it’s verified.`
    : `This order ships to ${state} and needs a resale certificate before you pay. Add one in your account, under Resale certificates.`
  return { code: CERTIFICATE_NEEDED_CODE, message }
}
