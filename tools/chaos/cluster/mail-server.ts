import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const END = '\r\n.\r\n'

/** An SMTP server that counts what it took by Message-ID, and can be made to fail. */
export async function startMailServer() {
  const faults = { refuses: false, takesAndHangsUp: false, delayMs: 0 }
  const received = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    void serve(socket).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function serve(socket: Socket) {
    let waiting = ''
    let isData = false
    socket.setEncoding('latin1').write('220 chaos\r\n')
    for await (const piece of socket) {
      waiting += String(piece)
      for (;;) {
        const end = isData ? END : '\r\n'
        const at = waiting.indexOf(end)
        if (at < 0) break
        const said = waiting.slice(0, at)
        waiting = waiting.slice(at + end.length)
        await sleep(faults.delayMs)
        const answer: string = isData ? take(said) : answerTo(said)
        isData = answer.startsWith('354')
        if (answer === '') return void socket.destroy()
        socket.write(`${answer}\r\n`)
        if (answer.startsWith('221')) return void socket.end()
      }
    }
  }

  function answerTo(command: string): string {
    const verb = command.slice(0, 4).toUpperCase()
    if (verb === 'QUIT') return '221 Bye'
    if (verb === 'DATA') return '354 Go on'
    return verb === 'MAIL' && faults.refuses ? '451 Not now' : '250 Fine'
  }

  function take(mail: string): string {
    const id = /^message-id: *(<[^>]+>)/im.exec(mail)?.[1] ?? 'without a name'
    received.set(id, (received.get(id) ?? 0) + 1)
    return faults.takesAndHangsUp ? '' : '250 Taken'
  }

  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    faults,
    received,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
