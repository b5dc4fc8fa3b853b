import { isCallError } from '#web/platform/http/call-error.ts'

/** Everything a refusal says, joined by commas (spec 2, section 8). */
export const refusalWords = (error: Error) =>
  isCallError(error) ? error.errors.join(', ') : error.message
