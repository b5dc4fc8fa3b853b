import { WebSocket } from 'ws'
import { ORIGIN } from './a-cable.ts'

/** A browser's socket to a published client; whose it is stands in the address. */
export class PageSocket extends WebSocket {
  constructor(url: string, protocols: string | string[]) {
    const session = new URL(url).searchParams.get('session')
    super(url, protocols, { headers: { cookie: `session=${session}`, origin: ORIGIN } })
  }
}
