import { isCallError } from '#web/platform/http/call-error.ts'

const OOPS = 'Oops, something went wrong'
const CONFLICT = 409

/** The message to show when an action failed. */
export const refusalWords = (error: unknown) => (error instanceof Error ? error.message : OOPS)

/** Whether an action came too late. The refusal carries the offer as it is now, and the page explains it. */
export const isConflict = (error: unknown) => isCallError(error) && error.status === CONFLICT
