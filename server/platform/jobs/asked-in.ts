import { isSpanContextValid, type Link, trace } from '@opentelemetry/api'

// As in the header "traceparent" of the W3C: a version, the trace, the span in it, and whether it is recorded.
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

/** Flags for a job that say in which trace it is asked for; null while no traces are asked for. */
export function flagsOfTrace(): string[] | null {
  const span = trace.getActiveSpan()?.spanContext()
  if (!span || !isSpanContextValid(span)) return null
  return [`00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`]
}

/** What a job's own trace is linked to. */
export const linksToTrace = (flags: Record<string, boolean> | null): Link[] =>
  Object.keys(flags ?? {}).flatMap((flag) => {
    const [, traceId, spanId, recorded] = TRACEPARENT.exec(flag) ?? []
    if (!traceId || !spanId) return []
    return [{ context: { traceId, spanId, traceFlags: Number(recorded), isRemote: true } }]
  })
