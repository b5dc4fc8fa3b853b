import { type Link, SpanStatusCode, trace } from '@opentelemetry/api'

/** Runs work as a span of the trace under way; costs next to nothing while no traces are asked for. */
export const inSpan = <Result>(
  name: string,
  work: () => Promise<Result>,
  links: Link[] = [],
): Promise<Result> =>
  trace.getTracer('lotline').startActiveSpan(name, { links }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
