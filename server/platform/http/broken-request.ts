import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

type Broken = Error & { code?: string }

/** Answers bytes that never became a request, on the bare connection, in the words of every refusal. */
export function refuseBrokenRequest(error: Broken, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = whatIsWrong(error)
  const body = JSON.stringify({ errors: [message] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function whatIsWrong({ code }: Broken): [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive']
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The headers are too large']
  return [400, 'The request is malformed']
}
