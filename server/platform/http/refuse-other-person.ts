import type { FastifyRequest } from 'fastify'
import { ACTS_FOR, NOBODY, SOMEBODY_ELSE } from '#market/accounts/acting-for.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { AnyEndpoint } from './any-endpoint.ts'
import { Refusal } from './refusal.ts'

type Spec = Pick<AnyEndpoint, 'method' | 'bringsItsPerson'>

/** Refuses a call of a page that was drawn for somebody else than who is signed in (decision I17). */
export function refuseOtherPerson(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { method, bringsItsPerson }: Spec,
  person: Viewer | undefined,
) {
  const meant = headers[ACTS_FOR.toLowerCase()]
  // Only our own pages say it; without a session the policy refuses.
  if (meant === undefined || !person || bringsItsPerson) return
  // A visitor's page looks in this way whether somebody has signed in.
  if (meant === NOBODY && method === 'GET') return
  if (meant !== String(person.userId)) throw new Refusal(SOMEBODY_ELSE, 409)
}
