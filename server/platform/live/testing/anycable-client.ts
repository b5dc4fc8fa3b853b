import { SubscriptionRejectedError, createCable } from '@anycable/core'
import { PageSocket } from './page-socket.ts'
import { type PublishedClient, newsQueue } from './published-client.ts'

export function openAnyCable(url: string): PublishedClient {
  const cable = createCable(url, {
    websocketImplementation: PageSocket,
    reconnectStrategy: () => 50,
    logLevel: 'error',
  })
  let lastPing = 0
  cable.on('keepalive', (sentAt) => {
    if (typeof sentAt === 'number') lastPing = sentAt
  })

  return {
    subscribe: (name, user) => {
      const { tell, next } = newsQueue()
      const channel = cable.subscribeTo(name, { user })
      channel.on('connect', () => tell('connected'))
      channel.on('close', (why) => {
        if (why instanceof SubscriptionRejectedError) tell('rejected')
      })
      cable.on('disconnect', () => tell('coming back'))
      cable.on('close', () => tell('gone for good'))
      channel.on('message', (message) => {
        if (typeof message === 'object') tell(message)
      })
      return { next, unsubscribe: () => channel.disconnect() }
    },
    lastPing: () => lastPing,
    isTrying: () => cable.state !== 'closed',
    hurry: () => {},
    close: () => cable.disconnect(),
  }
}
