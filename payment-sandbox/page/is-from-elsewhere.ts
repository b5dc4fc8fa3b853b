import type { FastifyRequest } from 'fastify'

/** Whether another site sends the form. */
export function isFromElsewhere({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}
