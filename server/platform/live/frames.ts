/** Everything the server ever says on a socket. */

export const welcome = JSON.stringify({ type: 'welcome' })

export function ping(now: number) {
  return JSON.stringify({ type: 'ping', message: Math.floor(now / 1000) })
}

export function confirmation(identifier: string) {
  return JSON.stringify({ identifier, type: 'confirm_subscription' })
}

export function rejection(identifier: string) {
  return JSON.stringify({ identifier, type: 'reject_subscription' })
}

// No `type`, because the Rails client checks that first; an object, because AnyCable's client drops falsy messages.
export function change(identifier: string) {
  return JSON.stringify({ identifier, message: { event: 'changed' } })
}

export type DisconnectReason =
  | 'unauthorized'
  | 'remote'
  | 'server_restart'
  | 'too_many_connections'
  | 'too_many_messages'

// `reconnect` is always sent: without it one client stops and another retries endlessly.
export function disconnection(reason: DisconnectReason, reconnect: boolean) {
  return JSON.stringify({ type: 'disconnect', reason, reconnect })
}
