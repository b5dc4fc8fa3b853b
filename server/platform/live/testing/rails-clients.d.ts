export type { Consumer } from '@rails/actioncable'

declare module '@rails/actioncable' {
  interface Consumer {
    connection: { monitor: ConnectionMonitor }
  }

  interface ConnectionMonitor {
    constructor: { staleThreshold: number; pollInterval?: { min: number } }
    pingedAt?: number
    isRunning(): boolean | undefined
    startPolling(): void
  }
}
