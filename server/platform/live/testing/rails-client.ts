// oxlint-disable-next-line import/no-unassigned-import -- must run before the clients load
import './browser-globals.ts'
import * as rails8 from '@rails/actioncable'
import * as rails6 from 'actioncable-6'
import { PageSocket } from './page-socket.ts'
import { type PublishedClient, newsQueue } from './published-client.ts'

const UNHURRIED = { staleThreshold: 6, pollInterval: { min: 3, max: 30, multiplier: 5 } }

type Rails = Pick<typeof rails8, 'adapters' | 'createConsumer'>

export const openRails6 = (url: string) => openRails(rails6, url)
export const openRails8 = (url: string) => openRails(rails8, url)

function openRails(rails: Rails, url: string): PublishedClient {
  // A hurried attempt still gets its time: its client would otherwise see it as stale at once.
  class Attempt extends PageSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols)
      Object.assign(monitor.constructor, UNHURRIED)
    }
  }
  Object.assign(rails.adapters, { WebSocket: Attempt })
  const consumer = rails.createConsumer(url)
  const { monitor } = consumer.connection

  return {
    subscribe: (channel, user) => {
      const { tell, next } = newsQueue()
      const subscription = consumer.subscriptions.create(
        { channel, user },
        {
          connected: () => tell('connected'),
          rejected: () => tell('rejected'),
          disconnected: ({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) =>
            tell(willAttemptReconnect ? 'coming back' : 'gone for good'),
          received: (message: object) => tell(message),
        },
      )
      return { next, unsubscribe: () => void subscription.unsubscribe() }
    },
    lastPing: () => monitor.pingedAt ?? 0,
    isTrying: () => monitor.isRunning() === true,
    hurry: () => {
      const pollInterval = { min: 0.02, max: 0.05, multiplier: 0.01 }
      Object.assign(monitor.constructor, { staleThreshold: 0.05, pollInterval })
      monitor.startPolling()
    },
    close: () => consumer.disconnect(),
  }
}
