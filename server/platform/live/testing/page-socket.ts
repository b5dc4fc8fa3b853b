import { WebSocket } from 'ws'
import { ORIGIN } from './a-cable.ts'

/** A browser-like socket for a published client; the address says whose it is. */
export class PageSocket extends WebSocket {
  constructor(url: string, protocols: string | string[]) {
    const session = new URL(url).searchParams.get('session')
    super(url, protocols, { headers: { cookie: `session=${session}`, origin: ORIGIN } })
  }
}
