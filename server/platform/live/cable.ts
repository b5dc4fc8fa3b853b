import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { isStaffChannel, type LiveChannel } from '#market/live/channels.ts'
import { dismiss, dismissForStorm } from './dismiss.ts'
import { ping, welcome } from './frames.ts'
import type { HeardNews } from './heard-news.ts'
import { LiveConnection, type LiveIdentity } from './live-connection.ts'
import { type LivePerson, livePeople } from './live-people.ts'
import { FRAME_COST, SOCKET_COST } from './send-allowance.ts'
import type { Publication, Closing, LiveEvent } from './live-event.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import { type UpgradeOptions, acceptUpgrades } from './upgrade.ts'

// Clients call a connection stale after two beats.
const BEAT_MS = 3000
const CLOSE_GRACE_MS = 2000

export type CableOptions = UpgradeOptions & {
  /** Nobody is undefined; throwing means it could not be found out, and the page will try again. */
  authenticate: (request: IncomingMessage) => Promise<LiveIdentity | undefined>
  log?: { warn: (details: object, message: string) => void }
  /** Notes what is delivered, and tells what a page missed between its data and its connection. */
  news?: HeardNews
}

export type Cable = {
  /** Passes what `listen` heard to the sockets it concerns. */
  deliver(event: LiveEvent): void
  count(): { sockets: number; people: number }
  /** Sends every page away with the word to come back; settles when all have gone. */
  stop(): Promise<void>
}

/** Serves the Action Cable protocol: https://docs.anycable.io/misc/action_cable_protocol */
export function startCable({ authenticate, log, news, ...upgrades }: CableOptions): Cable {
  const connections = new Map<LiveConnection, IncomingMessage>()
  const people = livePeople()
  const arriving = new Set<Closing[]>()
  let stopping = false
  const sockets = acceptUpgrades(upgrades, (socket, request) => void admit(socket, request))
  const heartbeat = setInterval(beat, BEAT_MS)
  // Database and Redis may be lost together, and each says so.
  const recheck = shareRuns(recheckAll)
  return { deliver, count, stop }

  async function admit(socket: WebSocket, request: IncomingMessage) {
    // A malformed frame closes its own socket, and must not end the process.
    socket.on('error', () => {})
    // Commands that come early wait in the network until it is known whose they are.
    socket.pause()
    const closings: Closing[] = []
    arriving.add(closings)
    const identity = await identify(request)
    arriving.delete(closings)
    socket.resume()
    if (stopping || identity === 'unknown') return dismiss(socket, 'server_restart', true)
    if (identity === 'nobody') return dismiss(socket, 'unauthorized', false)
    const closing = closings.find((closed) => concerns(closed, identity))
    if (closing) return dismiss(socket, 'remote', closing.reconnect)
    if (socket.readyState === WebSocket.OPEN) join(socket, identity, request)
  }

  function join(socket: WebSocket, identity: LiveIdentity, request: IncomingMessage) {
    const { userId } = identity
    const person = people.enter(userId)
    // The page comes back later: another of them may have closed by then.
    if (!person) return dismiss(socket, 'too_many_connections', true)
    const hasMissed = missedBy(identity, markIn(request))
    const connection = new LiveConnection(socket, { identity, person, hasMissed })
    connections.set(connection, request)
    socket.on('close', () => {
      connections.delete(connection)
      connection.end()
      people.leave(userId)
    })
    if (!person.allowance.spend(SOCKET_COST)) return dismissForStorm(socket)
    const mayRead = countingSent({ socket, request, person })
    socket.on('message', (message, isBinary) => {
      if (mayRead() && !isBinary && Buffer.isBuffer(message)) connection.receive(message.toString())
    })
    connection.send(welcome)
  }

  /** Without a mark the page fetches everything itself. */
  function missedBy(identity: LiveIdentity, mark: string | undefined) {
    if (!mark) return () => false
    return (channel: LiveChannel) =>
      news?.since(mark)?.some((each) => each.channel === channel && isFor(each, identity)) ?? true
  }

  function beat() {
    const frame = ping(Date.now())
    for (const connection of connections.keys()) connection.send(frame)
  }

  function deliver(event: LiveEvent) {
    news?.note(event)
    if (event.kind === 'missed') void recheck()
    if (event.kind === 'announcement') {
      for (const connection of connections.keys()) {
        if (isFor(event, connection.identity)) connection.publish(event.channel)
      }
    }
    if (event.kind === 'products') {
      for (const connection of connections.keys()) connection.publishProducts(event.productIds)
    }
    if (event.kind === 'closing') {
      for (const closings of arriving) closings.push(event)
      for (const connection of connections.keys()) {
        if (concerns(event, connection.identity)) connection.disconnect('remote', event.reconnect)
      }
    }
  }

  function count() {
    const users = new Set([...connections.keys()].map(({ identity }) => identity.userId))
    return { sockets: connections.size, people: users.size }
  }

  // Among the notices missed may be the end of a session. One by one, to spare the database.
  async function recheckAll() {
    for (const [connection, request] of connections) {
      const identity = await identify(request)
      if (identity === 'unknown') connection.disconnect('server_restart', true)
      // Who has a newer token of the session by now comes back with it; the others are refused then.
      else if (identity === 'nobody') connection.disconnect('unauthorized', true)
      else connection.publishAll()
    }
  }

  async function identify(request: IncomingMessage) {
    try {
      return (await authenticate(request)) ?? 'nobody'
    } catch (err) {
      log?.warn({ err }, 'It could not be found out whose live connection it is')
      return 'unknown'
    }
  }

  async function stop() {
    stopping = true
    clearInterval(heartbeat)
    for (const connection of connections.keys()) connection.disconnect('server_restart', true)
    const closed = once(sockets, 'close')
    sockets.close()
    const impatience = setTimeout(terminateAll, CLOSE_GRACE_MS)
    await closed
    clearTimeout(impatience)
  }

  function terminateAll() {
    for (const socket of sockets.clients) socket.terminate()
  }
}

type Sender = { socket: WebSocket; request: IncomingMessage; person: LivePerson }

/**
 * Counts what comes in on a socket, including frames that nobody reads. Returns a function that counts one more
 * frame and says whether it may be read. Bytes count as they arrive: before a message is whole, and long before
 * it is parsed.
 */
function countingSent({ socket, request, person }: Sender) {
  const spend = (bytes: number) => {
    if (socket.readyState !== WebSocket.OPEN) return false
    const isAllowed = person.allowance.spend(bytes)
    if (!isAllowed) dismissForStorm(socket)
    return isAllowed
  }
  request.socket.prependListener('data', (piece: Buffer) => spend(piece.length))
  for (const event of ['ping', 'pong']) socket.on(event, () => spend(FRAME_COST))
  return () => spend(FRAME_COST)
}

const markIn = ({ url }: IncomingMessage) =>
  new URLSearchParams(url?.split('?')[1]).get('heard') ?? undefined

const isFor = ({ channel, userIds }: Publication, { userId, isStaff }: LiveIdentity) =>
  userIds.includes(userId) || (isStaff && isStaffChannel(channel))

function concerns({ userId, sessionId }: Closing, identity: LiveIdentity) {
  return userId === identity.userId && (!sessionId || sessionId === identity.sessionId)
}
