import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpServer } from './http-server.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
let http: Awaited<ReturnType<typeof httpServer>>
beforeAll(async () => {
  http = await httpServer({ log, logRequests: true, secure: false, trustedProxies: undefined })
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => http.close())

test.each([
  ['is no HTTP', 400, 'NONSENSE s3cret\r\n\r\n'],
  [
    'has two lengths',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\nA: s3cret\r\n\r\n',
  ],
  [
    'has headers that are too large',
    431,
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: s3cret${'a'.repeat(40_000)}\r\n\r\n`,
  ],
])('what %s is refused with an id that the log has too', async (_what, status, bytes) => {
  const { port } = http.server.address() as AddressInfo
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  const id = /^X-Request-Id: (\S+)\r$/m.exec(answer)?.[1]
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  const logged = lines.filter((line) => id && line.includes(id)).map((line) => JSON.parse(line))
  expect(logged).toMatchObject([{ reqId: id, status }])
  expect(lines.join('')).not.toContain('s3cret')
})
