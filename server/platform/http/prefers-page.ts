import type { FastifyRequest } from 'fastify'

/** Whether a browser asks for a page rather than a program for data (decision A1). */
export function prefersPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  const html = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return html >= 0 && (json < 0 || html < json)
}
