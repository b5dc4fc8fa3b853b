import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isBlockedHost } from '#market/products/photo-address.ts'
import { TOO_LARGE, TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'

/** Why a photo could not be had; what is not final may be otherwise later. */
export class PhotoProblem extends Error {
  readonly isFinal: boolean
  /** Whether the host said nothing at all, which it may do to its other addresses too. */
  readonly isSilence: boolean

  constructor(
    message: string,
    { isFinal, isSilence = false }: { isFinal: boolean; isSilence?: boolean },
  ) {
    super(message)
    this.isFinal = isFinal
    this.isSilence = isSilence
  }
}

type MayReach = (ip: string, port: string) => boolean
/** Tells the addresses of a name. */
export type Names = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void
type Bounds = {
  mayReach?: MayReach
  names?: Names
  longestMs?: number
  signal?: AbortSignal | undefined
}
type Way = { mayReach: MayReach; names: Names; signal: AbortSignal }

const LONGEST_MS = 20_000
const MOST_STEPS = 4

/** The file at an address somebody gave us, of a public host only: every step on the way is checked (rule 38). */
export async function fetchPhoto(address: string, bounds: Bounds = {}): Promise<Buffer> {
  const { mayReach = isPublic, names = lookup, longestMs = LONGEST_MS } = bounds
  const inTime = AbortSignal.timeout(longestMs)
  const signal = bounds.signal ? AbortSignal.any([inTime, bounds.signal]) : inTime
  let next = address
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = await ask(next, { mayReach, names, signal })
    if ('content' in answer) return answer.content
    if (!URL.canParse(answer.location, next)) throw final('The URL doesn’t work')
    next = new URL(answer.location, next).href
  }
  throw final('The URL redirects too many times')
}

/** Whether an address belongs to the public internet, and not to this machine or its neighbours. */
export const isPublic = (ip: string) =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'

const final = (message: string) => new PhotoProblem(message, { isFinal: true })
const passing = (message: string) => new PhotoProblem(message, { isFinal: false })
const silence = () =>
  new PhotoProblem('The URL doesn’t respond', { isFinal: false, isSilence: true })

async function ask(address: string, way: Way): Promise<{ content: Buffer } | { location: string }> {
  if (!URL.canParse(address)) throw final('The URL doesn’t work')
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || isBlockedHost(url.hostname.replace(/\.$/, '')))
    throw final('The URL leads to a site we don’t accept photos from')
  const answer = await open(url, way)
  try {
    const { statusCode: status = 0, headers } = answer
    if (status >= 300 && status < 400 && headers.location) return { location: headers.location }
    if (status >= 500 || status === 429) throw passing(`The address answers ${status}`)
    if (status !== 200) throw final(`The address answers ${status}`)
    return { content: await contentOf(answer) }
  } finally {
    answer.destroy()
  }
}

function open(url: URL, { mayReach, names, signal }: Way): Promise<IncomingMessage> {
  const { hostname, port } = url
  // An address of digits is never looked up.
  const digits = hostname.replaceAll(/[[\]]/g, '')
  if (ipaddr.isValid(digits) && !mayReach(digits, port)) throw final('The URL is not public')
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      agent: false,
      signal,
      lookup: checkedLookup(names, (ip) => mayReach(ip, port)),
      headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Lotline' },
    })
    asking.once('response', resolve)
    asking.once('error', (error) => reject(asProblem(error)))
    asking.end()
  })
}

/** Looks a name up once, and lets it be reached only if every answer may be. */
function checkedLookup(names: Names, mayReach: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    names(hostname, { ...options, all: true }, (error, answers) => {
      if (error) return done(error, [])
      if (!answers.every(({ address }) => mayReach(address)))
        return done(final('The URL is not public'), [])
      const [first] = answers
      if (options.all) done(null, answers)
      else done(null, first?.address ?? '', first?.family)
    })
  }
}

async function contentOf(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer.iterator()) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= TOO_LARGE_BYTES.image) throw final(TOO_LARGE.image)
    }
  } catch (error) {
    throw asProblem(error)
  }
  return Buffer.concat(chunks)
}

const asProblem = (error: unknown) => (error instanceof PhotoProblem ? error : silence())
