import type { WebSocket } from 'ws'
import { type DisconnectReason, disconnection } from './frames.ts'

/** Says why and closes; the close frame is for clients too old to know the message. */
export function dismiss(socket: WebSocket, reason: DisconnectReason, reconnect: boolean) {
  socket.send(disconnection(reason, reconnect))
  socket.close(1000)
}
