import { isCallError } from '#web/platform/http/call-error.ts'

const OOPS = 'Oops, something went wrong'
const CONFLICT = 409

/** What to tell of an act that failed. */
export const refusalWords = (error: unknown) => (error instanceof Error ? error.message : OOPS)

/** Whether an act came too late. The offer as it is now came with the refusal, and tells by itself. */
export const hasMovedOn = (error: unknown) => isCallError(error) && error.status === CONFLICT
