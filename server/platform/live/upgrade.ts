import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

export type UpgradeOptions = {
  server: Server
  path: string
  /** Compared whole with the Origin header, such as `https://lotline.example`. */
  publicOrigins: string[]
  /** In development, Vite answers upgrades on other paths. */
  leaveOtherUpgrades?: boolean
}

const PROTOCOLS = ['actioncable-v1-json', 'actioncable-unsupported']
const MAX_MESSAGE_BYTES = 256 * 1024

/** Upgrades permitted requests to sockets and refuses all others. */
export function acceptUpgrades(
  { server, path, publicOrigins, leaveOtherUpgrades = false }: UpgradeOptions,
  onSocket: (socket: WebSocket, request: IncomingMessage) => void,
) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => PROTOCOLS.find((protocol) => offered.has(protocol)) ?? false,
  })
  server.on('upgrade', (request, socket, head) => {
    const { headers } = request
    if (request.url?.split('?')[0] !== path) {
      if (!leaveOtherUpgrades) refuse(socket, '404 Not Found')
      return
    }
    if (headers.upgrade?.toLowerCase() !== 'websocket') return refuse(socket, '404 Not Found')
    if (!allowsOrigin(headers, publicOrigins)) return refuse(socket, '404 Not Found')
    if (headers['sec-websocket-version'] !== '13') {
      return refuse(socket, '426 Upgrade Required', 'Sec-WebSocket-Version: 13\r\n')
    }
    sockets.handleUpgrade(request, socket, head, onSocket)
  })
  return sockets
}

function refuse(socket: Duplex, status: string, headers = '') {
  // An error of a peer that is already gone must not end the process.
  socket.on('error', () => {})
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 14\r\n` +
      `${headers}\r\nPage not found`,
  )
}

/**
 * Whether a page at this origin may open a socket. Programs send no origin; they need a
 * bearer token and no cookie, because a foreign page could make a browser send the cookie.
 */
function allowsOrigin(headers: IncomingHttpHeaders, publicOrigins: string[]) {
  if (headers.origin !== undefined) return publicOrigins.includes(headers.origin)
  return /^Bearer \S/i.test(headers.authorization ?? '') && headers.cookie === undefined
}
