import type { Logger } from 'pino'
import { codeOf } from '../platform/database/away.ts'

/** Notes what was to be done again, by its text alone: values and rows stay out of the log. */
export function logRepeats(log: Pick<Logger, 'warn'>) {
  let times = 0
  return (error: unknown, statement: string) => {
    times += 1
    log.warn(
      { code: codeOf(error), statement, times },
      'A statement lost a race or met a migration',
    )
  }
}
