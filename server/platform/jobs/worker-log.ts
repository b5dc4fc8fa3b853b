import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** The queue's own messages in our log, without payloads. */
export const queueLogger = (log: Log) =>
  new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    log[levels[level]]({ job: taskIdentifier, jobId }, message)
  })
