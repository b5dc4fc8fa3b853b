import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

const WAITING_BYTES = 1024 * 1024

/** What a `copy … to stdout` answers, as it comes: of a reader who is slow, PostgreSQL waits. */
export function copyOut(client: Client, statement: string): Readable {
  let connection: Connection | undefined
  let isOver = false
  const rows = new Readable({
    highWaterMark: WAITING_BYTES,
    read: () => void connection?.stream.resume(),
    destroy(error, done) {
      // Who turns away in the middle leaves a connection that is of no more use.
      if (!isOver) connection?.stream.destroy()
      done(error)
    },
  })
  const copy: Copying = {
    submit(to) {
      connection = to
      to.query(statement)
    },
    handleCopyData({ chunk }, from) {
      // The chunk lies where the next one will.
      if (!rows.push(Buffer.from(chunk))) from.stream.pause()
    },
    handleCommandComplete() {
      isOver = true
    },
    handleError(error) {
      isOver = true
      rows.destroy(error)
    },
    handleReadyForQuery: () => void rows.push(null),
  }
  client.query(copy)
  return rows
}

// What the client calls on whatever was given to it to ask.
type Copying = Submittable & {
  handleCopyData(message: { chunk: Buffer }, from: Connection): void
  handleCommandComplete(): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}
