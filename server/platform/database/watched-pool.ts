import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'

type OnWait = (seconds: number) => void
type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A pool that reports how long each request waited for a connection, successful or not. It can also drop all
 * its connections.
 */
export class WatchedPool extends Pool {
  #onWait: OnWait = () => {}
  readonly #open = new Set<PoolClient>()

  constructor(config: PoolConfig) {
    super(config)
    this.on('connect', (client) => this.#open.add(client))
    this.on('remove', (client) => this.#open.delete(client))
  }

  onWait(hear: OnWait) {
    this.#onWait = hear
  }

  /**
   * Destroys every connection without closing it properly, as no answer will come over it. Requests that wait
   * for one fail immediately.
   */
  breakOff() {
    for (const client of this.#open)
      if (client instanceof Client) client.connection.stream.destroy()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected) {
    const began = performance.now()
    const tell = () => this.#onWait((performance.now() - began) / 1000)
    if (!callback) return super.connect().finally(tell)
    super.connect((error, client, done) => {
      tell()
      callback(error, client, once(done))
    })
  }
}

/**
 * The queue gives the connection it listens on back twice when that breaks while it stops, and the second time would
 * end the process. So would giving back what it waited for too long and never got: then the pool passes no `done`.
 */
function once(done: ((release?: unknown) => void) | undefined) {
  let isDone = false
  return (release?: unknown) => {
    if (!isDone) done?.(release)
    isDone = true
  }
}
