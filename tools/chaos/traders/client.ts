import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { chanceOf, type Chance } from '../chance.ts'
import type { About, History, Write } from '../history/history.ts'
import { ask, routeOf, type Asked, type Reply } from './ask.ts'

export type Client = ReturnType<typeof newClient>

type Identity = { name: string; userId: number; bearer: string }
type Site = { address: string; seed: number; history: History }
type Writing<Answer> = Omit<Asked<Answer>, 'body'> & {
  about: About
  /** Such as a note that has the key in it, by which the change is found again. */
  body?: (key: string) => object
}
type Pending = {
  write: Write
  asked: Asked<unknown>
  hear: (json: unknown) => void
  times: number
}

const TRIES = 2
const PAUSE_MS = 150
// What was answered otherwise was not expected of a request that is in order.
const REFUSALS = new Set([409, 422, 429])
const refused = z.object({ errors: z.array(z.string()).min(1) })

/** Somebody who calls Lotline and remembers each write until it is answered for good. */
export function newClient({ address, seed, history }: Site, { name, userId, bearer }: Identity) {
  const chance: Chance = chanceOf(seed, name)
  const unanswered: Pending[] = []
  let made = 0

  async function read<Answer>(asked: Asked<Answer>): Promise<Answer | undefined> {
    const reply = await request(asked)
    if (!reply || reply.status >= 500) return undefined
    if (reply.status === 200) return asked.spec.answer.parse(reply.json)
    surprise(asked, reply)
    return undefined
  }

  /** The answer, once it was carried out; undefined when it was refused or nobody can say. */
  async function write<Answer>({ about, body, ...asked }: Writing<Answer>) {
    const key = `${name} ${++made}`.replaceAll(' ', '-')
    const written: Write = {
      key,
      by: name,
      route: routeOf(asked.spec),
      sentAt: Date.now(),
      settledAt: Infinity,
      outcome: 'unknown',
      about,
    }
    history.writes.push(written)
    let heard: Answer | undefined
    const pending: Pending = {
      write: written,
      asked: { ...asked, body: body?.(key) ?? {} },
      times: 0,
      hear: (json) => {
        heard = asked.spec.answer.parse(json)
      },
    }
    for (let tries = 0; tries < TRIES && written.outcome === 'unknown'; tries++) {
      if (tries > 0) await sleep(PAUSE_MS)
      await send(pending)
    }
    if (written.outcome === 'unknown') unanswered.push(pending)
    return heard
  }

  async function send(pending: Pending) {
    const { write: written, asked, hear } = pending
    pending.times += 1
    const reply = await request(asked, { 'Idempotency-Key': written.key })
    const settled = outcomeOf(reply, pending.times > 1)
    if (settled === 'unknown') return
    if (settled === 'unexpected') surprise(asked, reply)
    written.outcome = settled === 'heard' || settled === 'unheard' ? 'acknowledged' : 'refused'
    written.settledAt = Date.now()
    if (settled === 'heard') hear(reply?.json)
  }

  async function request(asked: Asked<unknown>, headers: Record<string, string> = {}) {
    const reply = await ask(address, asked, { Authorization: `Bearer ${bearer}`, ...headers })
    history.note(routeOf(asked.spec), statusOf(reply))
    return reply
  }

  function surprise(asked: Asked<unknown>, reply: Reply) {
    history.contradictions.push(
      `${name}: ${routeOf(asked.spec)} answered ${reply?.status} ${JSON.stringify(reply?.json)}`,
    )
  }

  return {
    name,
    userId,
    chance,
    history,
    read,
    write,
    unanswered,
    /** Asks again for what was not answered. */
    async repeat() {
      const pending = unanswered.shift()
      if (!pending) return
      await send(pending)
      if (pending.write.outcome === 'unknown') unanswered.push(pending)
    },
  }
}

const statusOf = (reply: Reply) => {
  if (!reply) return 'no answer'
  return 'json' in reply ? `${reply.status}` : `${reply.status} of nginx`
}

function outcomeOf(reply: Reply, isRepeated: boolean) {
  if (!reply || reply.status >= 500 || !('json' in reply)) return 'unknown'
  if (reply.status < 300) return 'heard'
  const [words = ''] = refused.safeParse(reply.json).data?.errors ?? []
  if (words.startsWith('This request was carried out')) return 'unheard'
  if (words.startsWith('This request is still being carried out')) return 'unknown'
  // Said before the key is looked at; that an allowance of the day is used up is said after it.
  if (words.startsWith('Too many attempts')) return 'unknown'
  // What a draft was about may have been bought meanwhile.
  const isGone = isRepeated && reply.status === 404
  return isGone || REFUSALS.has(reply.status) ? 'refused' : 'unexpected'
}
