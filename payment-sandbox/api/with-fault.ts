import type { RequestFault } from '../faults.ts'
import { ProviderError } from '../provider-error.ts'
import type { Answer } from '../sandbox-idempotency-store.ts'

/** Carries out a request the way it is told to go wrong, if it is; null is never answered. */
export async function withFault(
  fault: RequestFault | undefined,
  carryOut: () => Promise<Answer>,
): Promise<Answer | null> {
  switch (fault) {
    case 'fail':
      return internalError
    case 'hang':
      return null
    case 'act-then-fail':
    case 'act-then-fail-for-good':
      await carryOut()
      return internalError
    case 'act-then-hang':
      await carryOut()
      return null
    default:
      return await carryOut()
  }
}

/** A write that fails, and whose failure is kept as the answer to its key. */
export const failing = () => Promise.reject(unknownError)

const unknownError = new ProviderError('An unknown error occurred', 500, { type: 'api_error' })
const internalError: Answer = { status: 500, body: unknownError.body }
