import type { WebSocket } from 'ws'
import type { LiveChannel } from '#market/live/channels.ts'
import { readCommand } from './command.ts'
import { type DisconnectReason, change, confirmation, rejection } from './frames.ts'
import { dismiss } from './dismiss.ts'
import { channelFor } from './identifier.ts'

// A page asks for two; each may carry a whole user object.
const MAX_IDENTIFIER_CHARACTERS = 1_000_000
const MAX_WAITING_BYTES = 1_000_000

/** Whose socket it is; the session by its id, never by its token. */
export type LiveIdentity = { userId: number; sessionId: string; isStaff: boolean }

/** One welcomed socket and what it listens to. */
export class LiveConnection {
  readonly identity: LiveIdentity
  readonly #socket: WebSocket
  readonly #subscriptions = new Map<string, LiveChannel>()
  #identifierCharacters = 0

  constructor(socket: WebSocket, identity: LiveIdentity) {
    this.#socket = socket
    this.identity = identity
  }

  // Nothing here waits, so commands take effect in the order they came.
  receive(text: string) {
    const command = readCommand(text)
    if (command?.command === 'subscribe') this.#subscribe(command.identifier)
    if (command?.command === 'unsubscribe') this.#unsubscribe(command.identifier)
  }

  announce(channel: LiveChannel) {
    for (const [identifier, subscribed] of this.#subscriptions) {
      if (subscribed === channel) this.send(change(identifier))
    }
  }

  announceAll() {
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

  #subscribe(identifier: string) {
    // A second answer would make one client unsubscribe and another drop both of its subscriptions.
    if (this.#subscriptions.has(identifier)) return
    const channel = channelFor(this.identity, identifier)
    const characters = this.#identifierCharacters + identifier.length
    if (!channel || characters > MAX_IDENTIFIER_CHARACTERS) return this.send(rejection(identifier))
    this.#subscriptions.set(identifier, channel)
    this.#identifierCharacters = characters
    this.send(confirmation(identifier))
  }

  #unsubscribe(identifier: string) {
    if (this.#subscriptions.delete(identifier)) this.#identifierCharacters -= identifier.length
  }
}
