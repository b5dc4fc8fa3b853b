import { once } from 'node:events'
import { connect } from 'node:net'
import { ORIGIN } from './a-cable.ts'

const ORDINARY = {
  Host: 'lotline.example',
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  Origin: ORIGIN,
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Sends a handshake by hand with headers changed, or left out by undefined; resolves to what the server sent. */
export async function handshake(
  port: number,
  changes: Record<string, string | undefined> = {},
  path = '/cable',
) {
  const socket = openByHand(port, changes, path)
  let answer = ''
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    answer += part
    if (answer.startsWith('HTTP/1.1 101') && answer.includes('\r\n\r\n')) socket.destroy()
  })
  await once(socket, 'close')
  return { status: Number(answer.slice(9, 12)), answer }
}

export function openByHand(
  port: number,
  changes: Record<string, string | undefined> = {},
  path = '/cable',
) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const headers = Object.entries({ ...ORDINARY, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`)
  return socket
}
