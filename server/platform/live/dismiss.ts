import type { WebSocket } from 'ws'
import { type DisconnectReason, disconnection } from './frames.ts'

/** Says why and closes; the close frame is for clients too old to know the message. */
export function dismiss(socket: WebSocket, reason: DisconnectReason, reconnect: boolean) {
  socket.send(disconnection(reason, reconnect))
  socket.close(1000)
}

const CLOSE_GRACE_MS = 2000

/** The same for who sends without end: nothing of it is read any more, and who does not hang up is cut off. */
export function dismissForStorm(socket: WebSocket) {
  for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event)
  socket.send(disconnection('too_many_messages', true))
  socket.close(1008, 'Too many messages')
  const impatience = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS)
  socket.once('close', () => clearTimeout(impatience))
}
