import { Pool, type PoolClient } from 'pg'

type OnWait = (seconds: number) => void
type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that tells how long a connection was waited for, whether there was one in the end or not. */
export class WatchedPool extends Pool {
  #onWait: OnWait = () => {}

  onWait(hear: OnWait) {
    this.#onWait = hear
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected) {
    const began = performance.now()
    const tell = () => this.#onWait((performance.now() - began) / 1000)
    if (!callback) return super.connect().finally(tell)
    super.connect((...answer) => {
      tell()
      callback(...answer)
    })
  }
}
