import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { traderChannels } from '#market/live/channels.ts'

export type OpenPage = ReturnType<typeof openPage>

type Frame = { type?: string; message?: unknown }
type Visit = { address: string; token: string; userId: number; name: string }

// The server beats every three seconds; the web calls a socket stale after two beats.
const STALE_MS = 7000
const BACK_AFTER_MS = 500

/** A page that fetches again when it is told to, and whenever its socket is back. */
export function openPage({ address, token, userId, name }: Visit) {
  let isOver = false
  let isBack = false
  let returns = 0
  let toldAt = 0
  let heardAt = Date.now()
  let socket = open()
  const watching = setInterval(() => {
    if (Date.now() - heardAt > STALE_MS) socket.terminate()
  }, 1000)

  function open() {
    heardAt = Date.now()
    const opened = new WebSocket(`${address.replace('http', 'ws')}/cable`, 'actioncable-v1-json', {
      headers: { cookie: `bearer_token=${token}`, origin: address },
    })
    opened.addEventListener('message', ({ data }) => {
      heardAt = Date.now()
      if (typeof data === 'string') hear(JSON.parse(data), opened)
    })
    opened.on('error', () => {})
    opened.on('close', () => void comeBack())
    return opened
  }

  function hear({ type, message }: Frame, from: WebSocket) {
    if (type === 'welcome')
      for (const channel of traderChannels) {
        const identifier = JSON.stringify({ channel, user: userId })
        from.send(JSON.stringify({ command: 'subscribe', identifier }))
      }
    if (type === 'disconnect') from.close()
    if (type === 'confirm_subscription') isBack = true
    // A page that comes back does not know what it has missed.
    if (type === 'confirm_subscription' || message !== undefined) toldAt = Date.now()
  }

  async function comeBack() {
    if (isBack) returns += 1
    isBack = false
    await sleep(BACK_AFTER_MS)
    if (!isOver) socket = open()
  }

  return {
    name,
    userId,
    isBack: () => isBack,
    returns: () => returns,
    /** When it last had reason to fetch. */
    toldAt: () => toldAt,
    close() {
      isOver = true
      clearInterval(watching)
      socket.terminate()
    },
  }
}
