import { context, type Context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A span for each request, by the pattern of its route, as addresses hold secrets; it bears the request's id. */
export function traceRequests(http: FastifyInstance) {
  const contexts = new WeakMap<FastifyRequest, Context>()

  http.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const span = trace.getTracer('lotline').startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'lotline.request_id': request.id,
      },
    })
    const within = trace.setSpan(context.active(), span)
    contexts.set(request, within)
    context.with(within, done)
  })

  // Reading a body loses the request's context, so it is set again here.
  http.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done)
  })

  http.addHook('onResponse', async (request, reply) => {
    const within = contexts.get(request)
    const span = within && trace.getSpan(within)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
