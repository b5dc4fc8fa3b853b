import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Something that is no server of the kind that was meant. */
export async function aServer(onConnection: (send: (text: string) => void) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onConnection((text) => void socket.write(text))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
