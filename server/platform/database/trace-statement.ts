import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { codeOf } from '../code-of.ts'

/** A span for a statement that has just ended: its text and, when it failed, the error's code; values never. */
export function traceStatement(event: LogEvent) {
  const { query, queryDurationMillis } = event
  const end = Date.now()
  const [command = ''] = query.sql.trimStart().split(/\s/, 1)
  const span = trace.getTracer('lotline').startSpan(command.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  })
  if (event.level === 'error')
    span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(event.error) ?? 'unknown' })
  span.end(end)
}
