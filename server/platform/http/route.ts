import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import {
  fileAnswer,
  flowAnswer,
  type Endpoint,
  type Policy,
  type SentAs,
  type ViewerOf,
} from '#market/endpoint.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { outcomeOf, sendKnown } from './idempotency/outcome-of.ts'
import { callerOf } from './rate-limits.ts'
import { parsePart, parsePath } from './parse.ts'
import { prefersPage } from './prefers-page.ts'
import { Refusal } from './refusal.ts'
import type { Site } from './site.ts'

export type Call<Params, Query, Body, Who extends Policy> = {
  params: Params
  query: Query
  body: Body
  viewer: ViewerOf[Who]
  request: FastifyRequest
  reply: FastifyReply
}

/** Serves one endpoint of the contract: checks the caller, the input and the answer. */
export function route<Params, Query, Body, Answer, Who extends Policy>(
  site: Site,
  spec: Endpoint<Params, Query, Body, Answer, Who>,
  handle: (call: Call<Params, Query, Body, Who>) => Promise<Answer>,
) {
  site.http.route({
    method: spec.method,
    url: spec.path,
    config: { policy: spec.policy, endpoint: spec },
    handler: async (request, reply) => {
      // A link to a file leads to the file itself; there is no page to fall back to.
      if (spec.method === 'GET' && spec.sentAs === 'application/json') {
        reply.header('Vary', 'Accept')
        if (prefersPage(request)) return site.sendPage(request, reply)
      }
      reply.header('Cache-Control', 'no-store')
      const person = await site.viewerOf(request)
      const viewer = site.policies[spec.policy](person)
      site.keepRateLimits(spec.rateLimit, request, person)
      // Staff are exempt because they are the ones who can free space.
      if (spec.needsRoom && person?.party !== 'admin') await site.requireRoom()
      const params = parsePath(spec.params, request.params)
      const outcome = await site.inTurn({
        key: callerOf(request, person),
        isHeavy: spec.rateLimit === 'search' || spec.rateLimit === 'sheet',
        isGone: () => request.raw.socket.destroyed,
        work: async () => {
          const { query, body } = await given(site, spec, { request, person, params })
          const carryOut = async () =>
            spec.answer.parse(await handle({ params, query, body, viewer, request, reply }))
          return outcomeOf(site, spec, { request, person, carryOut })
        },
      })
      if ('known' in outcome) return sendKnown(reply, outcome.known)
      const { sent } = outcome
      const isStaffs = spec.policy === 'staff_verified' || spec.policy === 'admin_verified'
      if (isStaffs && spec.method === 'GET' && person?.party === 'admin')
        await site.noteRead(person, request)
      reply.code(spec.status)
      return spec.sentAs === 'application/json' ? reply.send(sent) : sendFile(reply, spec, sent)
    },
  })
}

const namedById = z.object({ id: z.number() })

type PathCheck = { request: FastifyRequest; person: Viewer | undefined; params: unknown }

// Something the viewer may not see does not exist, so 404 comes before any 422 about the input.
async function given<Params, Query, Body, Answer, Who extends Policy>(
  site: Site,
  spec: Endpoint<Params, Query, Body, Answer, Who>,
  { request, person, params }: PathCheck,
) {
  try {
    const query = parsePart(spec.query, request.query)
    const body = parsePart(spec.body, request.body ?? undefined)
    if (spec.wantsRevision && site.isProgram(request)) refuseWithoutRevision(body)
    return { query, body }
  } catch (refusal) {
    const { data: named } = namedById.safeParse(params)
    if (person && named) await site.lookUp?.(person, named.id)
    throw refusal
  }
}

const namingRevision = z.object({ revision: z.number() })

// Without it, the caller would act on a change it has not seen (reliability 6).
function refuseWithoutRevision(body: unknown) {
  if (namingRevision.safeParse(body).success) return
  const message = 'Send the revision of the offer that you saw'
  throw new Refusal(message, 422, { fields: { revision: [message] } })
}

function sendFile(reply: FastifyReply, { sentAs }: { sentAs: SentAs }, answer: unknown) {
  const { name, ...file } = fileAnswer.or(flowAnswer).parse(answer)
  return (
    reply
      .type(sentAs)
      .header('Content-Disposition', `attachment; filename="${name}"`)
      // An error midway closes the connection, so that half a file never passes for a whole one.
      .send('bytes' in file ? Buffer.from(file.bytes) : Readable.from(file.pieces))
  )
}
