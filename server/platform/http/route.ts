import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { signInAddress } from '#market/accounts/sign-in-address.ts'
import {
  fileAnswer,
  flowAnswer,
  type Endpoint,
  type Policy,
  type SentAs,
  type ViewerOf,
} from '#market/endpoint.ts'
import { XLSX_TYPE } from '#market/spreadsheets/file-format.ts'
import { unreadFields } from '#market/unread-fields.ts'
import type { Arrived } from './first-answers.ts'
import { JSON_TYPE, outcomeOf, sendKnown } from './idempotency/outcome-of.ts'
import { callerOf } from './rate-limits.ts'
import { parsePart, parsePath } from './parse.ts'
import { prefersPage } from './prefers-page.ts'
import { ReadyJson, withUnread } from './ready-json.ts'
import { refuseOtherPerson } from './refuse-other-person.ts'
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
  handle: (call: Call<Params, Query, Body, Who>) => Promise<Answer | ReadyJson<Answer>>,
) {
  const carryOut = checked(site, spec, handle)
  site.first.serve(spec, carryOut)
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
      refuseOtherPerson(request, spec, person)
      if (!person && isOpenedFile(spec, request))
        return reply.header('Vary', 'Accept').redirect(signInAddress(request.url))
      const outcome = await carryOut({ request, reply, person, given: request })
      if ('known' in outcome) return sendKnown(reply, outcome.known)
      const { sent } = outcome
      reply.code(spec.status)
      if (sent instanceof ReadyJson) return reply.type(JSON_TYPE).send(sent.text)
      return spec.sentAs === 'application/json' ? reply.send(sent) : sendFile(reply, spec, sent)
    },
  })
}

/** Whether a person opened a link to a file that not anyone may have. */
const isOpenedFile = ({ method, sentAs, policy }: FileSpec, request: FastifyRequest) =>
  method === 'GET' && sentAs !== 'application/json' && policy !== 'anyone' && prefersPage(request)

type FileSpec = Pick<Endpoint<unknown, unknown, unknown, unknown>, 'method' | 'sentAs' | 'policy'>

/** What an endpoint answers to a call, or the refusal: the policy, the limits and the turn, then the input, then the work. */
function checked<Params, Query, Body, Answer, Who extends Policy>(
  site: Site,
  spec: Endpoint<Params, Query, Body, Answer, Who>,
  handle: (call: Call<Params, Query, Body, Who>) => Promise<Answer | ReadyJson<Answer>>,
) {
  return async ({ request, reply, person, given }: Arrived) => {
    const viewer = site.policies[spec.policy](person)
    site.keepRateLimits(spec.rateLimit, request, person)
    // Staff are exempt because they are the ones who can free space.
    if (spec.needsRoom && person?.party !== 'admin') await site.requireRoom()
    const params = parsePath(spec.params, given.params)
    const outcome = await site.inTurn({
      key: callerOf(request, person),
      isHeavy: spec.rateLimit === 'search' || spec.rateLimit === 'sheet',
      isGone: () => request.raw.socket.destroyed,
      work: async () => {
        const unread = unreadFields(spec.body, given.body)
        const { query, body } = await readInput(site, spec, { request, given, person, params })
        const carryOut = async () => {
          const answer = await handle({ params, query, body, viewer, request, reply })
          const sent = answer instanceof ReadyJson ? answer : spec.answer.parse(answer)
          return unread.length > 0 && spec.sentAs === 'application/json'
            ? withUnread(sent, unread)
            : sent
        }
        return outcomeOf(site, spec, { request, person, carryOut })
      },
    })
    const isStaffs = spec.policy === 'staff_verified' || spec.policy === 'admin_verified'
    if (isStaffs && 'sent' in outcome && spec.method === 'GET' && person?.party === 'admin')
      await site.noteRead(person, request, outcome.sent)
    return outcome
  }
}

const namedById = z.object({ id: z.number() })

type Input = Pick<Arrived, 'request' | 'given' | 'person'> & { params: unknown }

// Something the viewer may not see does not exist, so 404 comes before any 422 about the input.
async function readInput<Params, Query, Body, Answer, Who extends Policy>(
  site: Site,
  spec: Endpoint<Params, Query, Body, Answer, Who>,
  { request, given, person, params }: Input,
) {
  try {
    const query = parsePart(spec.query, given.query)
    const body = parsePart(spec.body, given.body ?? undefined)
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
  // Even if a browser were made to show it: nothing in it runs, as it has no origin.
  if (sentAs === 'application/octet-stream')
    reply.header('Content-Security-Policy', "sandbox; default-src 'none'")
  return (
    reply
      .type(name.endsWith('.xlsx') ? XLSX_TYPE : sentAs)
      .header('Content-Disposition', `${placeOf(sentAs)}; filename="${name}"`)
      // An error midway closes the connection, so that half a file never passes for a whole one.
      .send('bytes' in file ? Buffer.from(file.bytes) : Readable.from(file.pieces))
  )
}

/** Pictures are ours, re-encoded, and stand in pages; everything else is saved. */
const placeOf = (sentAs: SentAs) => (sentAs === 'image/webp' ? 'inline' : 'attachment')
