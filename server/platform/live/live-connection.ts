import type { WebSocket } from 'ws'
import { type LiveChannel, liveChannels, mayHear } from '#market/live/channels.ts'
import { change, confirmation, type DisconnectReason, rejection } from './frames.ts'
import { dismiss } from './dismiss.ts'
import { type LivePerson, MOST_CHARACTERS_OF_PERSON } from './live-people.ts'
import { z } from 'zod'
import { parseJson } from './parse-json.ts'

// A page asks for three; each may carry a whole user object.
const MOST_SUBSCRIPTIONS = 20
const MOST_IDENTIFIER_CHARACTERS = 300_000
const MAX_WAITING_BYTES = 1_000_000

// News within this pause of the last goes out as one, at its end. An import publishes every portion of its file.
const PAUSE_MS: Partial<Record<LiveChannel, number>> = { ImportsChannel: 1000 }
const USUAL_PAUSE_MS = 250

/** Whose socket it is; the session by its id, never by its token. */
export type LiveIdentity = { userId: number; sessionId: string; isStaff: boolean }

/** One welcomed socket and what it listens to. */
export class LiveConnection {
  readonly identity: LiveIdentity
  readonly #socket: WebSocket
  readonly #person: LivePerson
  readonly #subscriptions = new Map<string, LiveChannel>()
  readonly #pauses = new Map<LiveChannel, { timer: NodeJS.Timeout; hasNews: boolean }>()
  #identifierCharacters = 0

  constructor(socket: WebSocket, identity: LiveIdentity, person: LivePerson) {
    this.#socket = socket
    this.identity = identity
    this.#person = person
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
      if (subscribed === channel) this.send(change(identifier))
    }
    const timer = setTimeout(() => this.#endPause(channel), PAUSE_MS[channel] ?? USUAL_PAUSE_MS)
    this.#pauses.set(channel, { timer, hasNews: false })
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
    const channel = channelFor(this.identity, identifier)
    if (!channel || !this.#hasRoomFor(identifier)) return this.send(rejection(identifier))
    this.#subscriptions.set(identifier, channel)
    this.#count(identifier.length)
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

const id = z.union([z.string(), z.number()])

const channelIdentifier = z.object({
  channel: z.enum(liveChannels),
  user: z.union([id, z.object({ id })]),
})

type Listening = { userId: number; isStaff: boolean }

/** The channel an identifier asks for, where it is theirs to hear and asked for by the user it names. */
function channelFor(listening: Listening, text: string) {
  const asked = channelIdentifier.safeParse(parseJson(text)).data
  if (!asked || !mayHear(asked.channel, listening)) return undefined
  const named = typeof asked.user === 'object' ? asked.user.id : asked.user
  return String(named) === String(listening.userId) ? asked.channel : undefined
}

const commandShape = z.object({
  command: z.enum(['subscribe', 'unsubscribe']),
  identifier: z.string(),
})

/** A command this server acts on; anything else, actions of a channel included, is nothing. */
function readCommand(text: string) {
  return commandShape.safeParse(parseJson(text)).data
}
