import { codeOf } from '../code-of.ts'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
])
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|server closed the connection/

/** Whether the database could not be reached: the request is worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // 25P03: the server gave up on an idle transaction; 53: no disk, memory or connection is left; 55000: connections
  // are not allowed just now.
  if (/^(08|25P03|53|57P|55000)/.test(code ?? '')) return true
  if (isEndOfConnection(error)) return true
  return (awayCodes.has(code ?? '') && 'syscall' in error) || awayMessages.test(error.message)
}

// With a full disk PostgreSQL cannot open a connection, and calls that an internal error.
const isEndOfConnection = (error: Error) =>
  codeOf(error) === 'XX000' &&
  'severity' in error &&
  ['FATAL', 'PANIC'].includes(String(error.severity))

/** Whether the database gave up waiting, for a lock or for the end of something, or chose who has to wait. */
export const isDatabaseBusy = (error: unknown) =>
  ['25P04', '40001', '40P01', '55P03', '57014'].includes(codeOf(error) ?? '')

/** Whether a transaction lost to another and may be run again as it was. */
export const isLostRace = (error: unknown) =>
  ['40001', '40P01'].includes(codeOf(error) ?? '') && !isRecoveryConflict(error)

// A replica has to undo what is read there; the primary does not. The code is that of a lost race, messages are translated.
const isRecoveryConflict = (error: unknown) =>
  error instanceof Error &&
  'routine' in error &&
  /^Process(Interrupts|RecoveryConflict)/.test(String(error.routine))

/** Whether a migration changed what a remembered statement answers; nothing of it was done. */
export const isOutdatedPlan = (error: unknown) =>
  codeOf(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  // The code alone says only that something is not supported, and messages are translated.
  error.routine === 'RevalidateCachedQuery'

/** Whether another row has what only one may have. */
export const isTaken = (error: unknown) => codeOf(error) === '23505'

/** Whether a text holds what PostgreSQL cannot keep, such as NUL, or in JSON half a character. */
export const cannotBeStored = (error: unknown) =>
  ['22021', '22P05'].includes(codeOf(error) ?? '') || isHalfCharacter(error)

/** Whether the database refuses a value for what it says or how long it is: once more would end the same. */
export const isRefusedValue = (error: unknown) => /^(?:22|23502|23514|54)/.test(codeOf(error) ?? '')

const isHalfCharacter = (error: unknown) =>
  error instanceof Error &&
  codeOf(error) === '22P02' &&
  'detail' in error &&
  /surrogate/.test(String(error.detail))
