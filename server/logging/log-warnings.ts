import type { Logger } from 'pino'
import type { Notice } from '#server/platform/database/database.ts'

/** Logs what PostgreSQL warns of. Its details, which can name rows, and mere notices stay out of the log. */
export function logWarnings(log: Pick<Logger, 'warn'>) {
  return ({ severity, code, message }: Notice) => {
    if (severity === 'WARNING') log.warn({ code, warning: message }, 'PostgreSQL warns')
  }
}
