import type { Logger } from 'pino'
import { codeOf } from '#server/platform/code-of.ts'

/** Logs statements that were retried, by their text alone: values and rows stay out of the log. */
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
