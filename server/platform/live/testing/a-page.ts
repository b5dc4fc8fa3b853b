import { onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { ORIGIN } from './a-cable.ts'

type Visitor = {
  /** As in `session=7.tab`. */
  session?: string
  headers?: Record<string, string>
  origin?: string
  protocols?: string[]
}

export type Page = Awaited<ReturnType<typeof aPage>>

/** A socket as a page would open it, with its frames in order and its closing. */
export async function aPage(url: string, visitor: Visitor = {}) {
  const { session = '7.tab', headers, origin = ORIGIN } = visitor
  const protocols = visitor.protocols ?? ['actioncable-v1-json', 'actioncable-unsupported']
  const socket = new WebSocket(url, protocols, {
    headers: { cookie: `session=${session}`, origin, ...headers },
  })
  onTestFinished(() => socket.terminate())
  const frames: unknown[] = []
  let waiting: ((frame: unknown) => void) | undefined
  socket.on('message', (frame) => {
    const parsed: unknown = JSON.parse(text(frame))
    const taker = waiting
    waiting = undefined
    if (taker) taker(parsed)
    else frames.push(parsed)
  })
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise((done, fail) => socket.on('open', done).on('error', fail))
  return { socket, closed, send, next, left: frames, subscribe }

  function send(command: unknown) {
    socket.send(typeof command === 'string' ? command : JSON.stringify(command))
  }

  /** The next frame, skipping pings unless asked for them. */
  async function next({ pings = false } = {}): Promise<unknown> {
    const frame = frames.length > 0 ? frames.shift() : await new Promise((take) => (waiting = take))
    return !pings && isPing(frame) ? next() : frame
  }

  async function subscribe(channel: string, user: unknown = 7) {
    const identifier = JSON.stringify({ channel, user })
    send({ command: 'subscribe', identifier })
    return [await next(), identifier] as const
  }
}

/** A page that has been welcomed. */
export async function aWelcomedPage(url: string, visitor: Visitor = {}) {
  const page = await aPage(url, visitor)
  await page.next()
  return page
}

export const confirmed = (identifier: string) => ({ identifier, type: 'confirm_subscription' })
export const rejected = (identifier: string) => ({ identifier, type: 'reject_subscription' })
export const changed = (identifier: string) => ({ identifier, message: { event: 'changed' } })

function text(frame: RawData) {
  return Buffer.isBuffer(frame) ? frame.toString() : ''
}

function isPing(frame: unknown) {
  return typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'ping'
}
