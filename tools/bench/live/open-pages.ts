import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

export type Listening = { userId: number; bearer: string }
export type Page = {
  /** Settles with the moment of the next message, by `performance.now()`. */
  hears(): Promise<number>
}

const OPENING_AT_ONCE = 20

/** Opens a page's socket for each of them, subscribed to its user's offers. */
export async function openPages(
  keep: AsyncDisposableStack,
  address: string,
  people: readonly Listening[],
): Promise<Page[]> {
  const pages: Page[] = []
  for (let start = 0; start < people.length; start += OPENING_AT_ONCE) {
    const group = people.slice(start, start + OPENING_AT_ONCE)
    pages.push(...(await Promise.all(group.map((person) => openPage(keep, address, person)))))
  }
  // The server's first words to each have been read by then.
  await sleep(200)
  return pages
}

async function openPage(
  keep: AsyncDisposableStack,
  address: string,
  { userId, bearer }: Listening,
): Promise<Page> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/cable`, ['actioncable-v1-json'], {
    headers: { authorization: `Bearer ${bearer}` },
    perMessageDeflate: false,
  })
  keep.defer(() => socket.terminate())
  let heard = Promise.withResolvers<number>()
  const confirmed = Promise.withResolvers<void>()
  socket.on('message', (frame: Buffer) => {
    const at = performance.now()
    const said = frame.toString()
    if (said.includes('"confirm_subscription"')) confirmed.resolve()
    if (said.includes('"changed"')) heard.resolve(at)
  })
  await once(socket, 'open')
  const identifier = JSON.stringify({ channel: 'OffersChannel', user: userId })
  socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  await confirmed.promise
  return {
    hears: () => {
      heard = Promise.withResolvers<number>()
      return heard.promise
    },
  }
}
