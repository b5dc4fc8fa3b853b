import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** A port that takes connections and says nothing. */
export const silentPort = (keep: AsyncDisposableStack) =>
  listening(keep, createServer(guarded((socket) => void socket.resume())))

/** A mail server that notes when it got the mail of each address. */
export async function mailServer(keep: AsyncDisposableStack) {
  const arrivals = new Map<string, number>()
  const port = await listening(keep, createServer(guarded((socket) => talk(socket, arrivals))))
  return { arrivals, url: `smtp://127.0.0.1:${port}` }
}

function talk(socket: Socket, arrivals: Map<string, number>) {
  let heard = ''
  let receiver = ''
  let inMail = false
  socket.write('220 bench\r\n')
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1')
    for (;;) {
      const end = inMail ? '\r\n.\r\n' : '\r\n'
      const at = heard.indexOf(end)
      if (at < 0) return
      const line = heard.slice(0, at)
      heard = heard.slice(at + end.length)
      if (inMail) arrivals.set(receiver, performance.now())
      receiver = /^RCPT TO:<(.+)>/i.exec(inMail ? '' : line)?.[1] ?? receiver
      inMail = !inMail && /^DATA/i.test(line)
      socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
}

const guarded = (serve: (socket: Socket) => void) => (socket: Socket) => {
  socket.on('error', () => {})
  serve(socket)
}

async function listening(keep: AsyncDisposableStack, server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  keep.defer(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It has no port')
  return address.port
}
