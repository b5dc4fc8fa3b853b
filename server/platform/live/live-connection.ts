import type { WebSocket } from 'ws'
import { change, confirmation, type DisconnectReason, rejection } from './frames.ts'
import { dismiss } from './dismiss.ts'
import type { LiveChannel } from '#market/live/channels.ts'
import { subscriptionFor, type Subscription } from './live-subscription.ts'
import { type LivePerson, MOST_CHARACTERS_OF_PERSON } from './live-people.ts'
import { z } from 'zod'
import { parseJson } from './parse-json.ts'

// A page asks for three; each may carry a whole user object.
const MOST_SUBSCRIPTIONS = 20
const MOST_IDENTIFIER_CHARACTERS = 300_000
const MAX_WAITING_BYTES = 1_000_000

export const USUAL_PAUSE_MS = 250
// News within this pause of the last goes out as one, at its end.
const PAUSE_MS: Record<LiveChannel, number> = {
  OffersChannel: USUAL_PAUSE_MS,
  PurchaseOrdersChannel: USUAL_PAUSE_MS,
  ApplicationsChannel: USUAL_PAUSE_MS,
  // An import publishes every portion of its file.
  ImportsChannel: 1000,
}

/** Whose socket it is; the session by its id, never by its token. */
export type LiveIdentity = {
  userId: number
  sessionId: string
  isStaff: boolean
  /** Hears of products: sellers are not to learn what others sell (decision C7). */
  isBuyer?: boolean
}

type Welcomed = {
  identity: LiveIdentity
  person: LivePerson
  /** Whether there was news on a channel since the page's data were read. */
  hasMissed?: (channel: LiveChannel) => boolean
}

/** One welcomed socket and what it listens to. */
export class LiveConnection {
  readonly identity: LiveIdentity
  readonly #socket: WebSocket
  readonly #person: LivePerson
  readonly #hasMissed: (channel: LiveChannel) => boolean
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #pauses = new Map<LiveChannel, { timer: NodeJS.Timeout; hasNews: boolean }>()
  #productsWaiting: number[] | undefined
  #productsTimer: NodeJS.Timeout | undefined
  #identifierCharacters = 0

  constructor(socket: WebSocket, { identity, person, hasMissed = () => false }: Welcomed) {
    this.#socket = socket
    this.identity = identity
    this.#person = person
    this.#hasMissed = hasMissed
  }

  // Nothing here waits, so commands take effect in the order they came.
  receive(text: string) {
    const command = readCommand(text)
    if (command?.command === 'subscribe') this.#subscribe(command.identifier)
    if (command?.command === 'unsubscribe') this.#unsubscribe(command.identifier)
  }

  /** Sends that a channel has news: at once, or together with what else comes within the pause. */
  publish(channel: LiveChannel) {
    const pause = this.#pauses.get(channel)
    if (pause) {
      pause.hasNews = true
      return
    }
    for (const [identifier, subscribed] of this.#subscriptions) {
      if (subscribed.channel === channel) this.send(change(identifier))
    }
    const timer = setTimeout(() => this.#endPause(channel), PAUSE_MS[channel] ?? USUAL_PAUSE_MS)
    this.#pauses.set(channel, { timer, hasNews: false })
  }

  /** The same of products, to what shows one of them. */
  publishProducts(productIds: readonly number[]) {
    if (this.#productsWaiting) return void this.#productsWaiting.push(...productIds)
    const concerned = [...this.#subscriptions].filter(
      ([, { products }]) => products && productIds.some((each) => products.has(each)),
    )
    if (concerned.length === 0) return
    for (const [identifier] of concerned) this.send(change(identifier))
    this.#productsWaiting = []
    this.#productsTimer = setTimeout(() => {
      const waiting = this.#productsWaiting ?? []
      this.#productsWaiting = undefined
      this.publishProducts(waiting)
    }, USUAL_PAUSE_MS)
  }

  publishAll() {
    for (const identifier of this.#subscriptions.keys()) this.send(change(identifier))
  }

  send(frame: string) {
    // Who does not read what we send must not fill our memory.
    if (this.#socket.bufferedAmount > MAX_WAITING_BYTES) this.#socket.terminate()
    else this.#socket.send(frame)
  }

  disconnect(reason: DisconnectReason, reconnect: boolean) {
    dismiss(this.#socket, reason, reconnect)
  }

  /** Lets go of what it held; the socket has closed. */
  end() {
    for (const { timer } of this.#pauses.values()) clearTimeout(timer)
    clearTimeout(this.#productsTimer)
    this.#person.identifierCharacters -= this.#identifierCharacters
  }

  #endPause(channel: LiveChannel) {
    const hadNews = this.#pauses.get(channel)?.hasNews
    this.#pauses.delete(channel)
    if (hadNews) this.publish(channel)
  }

  #subscribe(identifier: string) {
    // A second answer would make one client unsubscribe and another drop both of its subscriptions.
    if (this.#subscriptions.has(identifier)) return
    const subscription = subscriptionFor(this.identity, identifier)
    if (!subscription || !this.#hasRoomFor(identifier)) return this.send(rejection(identifier))
    this.#subscriptions.set(identifier, subscription)
    this.#count(identifier.length)
    const { channel } = subscription
    // First, so that a page knows all that it missed once everything is confirmed.
    if (channel && this.#hasMissed(channel)) this.send(change(identifier))
    this.send(confirmation(identifier))
  }

  #unsubscribe(identifier: string) {
    if (this.#subscriptions.delete(identifier)) this.#count(-identifier.length)
  }

  #hasRoomFor({ length }: string) {
    return (
      this.#subscriptions.size < MOST_SUBSCRIPTIONS &&
      this.#identifierCharacters + length <= MOST_IDENTIFIER_CHARACTERS &&
      this.#person.identifierCharacters + length <= MOST_CHARACTERS_OF_PERSON
    )
  }

  #count(characters: number) {
    this.#identifierCharacters += characters
    this.#person.identifierCharacters += characters
  }
}

const commandShape = z.object({
  command: z.enum(['subscribe', 'unsubscribe']),
  identifier: z.string(),
})

/** A command this server acts on; anything else, actions of a channel included, is nothing. */
function readCommand(text: string) {
  return commandShape.safeParse(parseJson(text)).data
}
