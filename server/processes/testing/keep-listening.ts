import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

type Frame = { type?: string; reason?: string; reconnect?: boolean }

/**
 * A client that comes back a moment after it was told to, and measures for how long it heard nothing.
 */
export function keepListening(
  address: string,
  { token, userId }: { token: string; userId: number },
) {
  const told: string[] = []
  const gaps: number[] = []
  let lostAt: number | undefined
  let isOver = false
  const heard = Promise.withResolvers<void>()
  let socket = open()
  onTestFinished(stop)
  return { heard: heard.promise, told, gaps, isBack: () => lostAt === undefined, stop }

  function open() {
    const opened = new WebSocket(`${address.replace('http', 'ws')}/cable`, 'actioncable-v1-json', {
      headers: { cookie: `bearer_token=${token}`, origin: address },
    })
    opened.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') hear(JSON.parse(data), opened)
    })
    opened.on('error', () => {})
    opened.on('close', () => void comeBack())
    return opened
  }

  function hear({ type, reason, reconnect }: Frame, from: WebSocket) {
    if (type === 'welcome') {
      const identifier = JSON.stringify({ channel: 'OffersChannel', user: userId })
      from.send(JSON.stringify({ command: 'subscribe', identifier }))
    }
    if (type === 'disconnect') {
      told.push(`${reason}, ${reconnect ? 'come back' : 'stay away'}`)
      lostAt ??= performance.now()
      from.close()
    }
    if (type === 'confirm_subscription') {
      if (lostAt !== undefined) gaps.push(performance.now() - lostAt)
      lostAt = undefined
      heard.resolve()
    }
  }

  async function comeBack() {
    lostAt ??= performance.now()
    await sleep(250 + Math.random() * 1000)
    if (!isOver) socket = open()
  }

  function stop() {
    isOver = true
    socket.terminate()
  }
}
