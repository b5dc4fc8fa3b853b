import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(text: Buffer): void
    endCopyFrom(): void
  }
}

export type CopyIn = {
  /** Waits while PostgreSQL does not keep up. */
  write(text: Buffer): Promise<void>
  /** Answers how many rows came in. */
  end(): Promise<number>
}

/** Begins a `copy … from stdin`. What PostgreSQL refuses is thrown by the next write or at the end. */
export async function copyIn(client: Client, statement: string): Promise<CopyIn> {
  const begun = Promise.withResolvers<Connection>()
  const ended = Promise.withResolvers<number>()
  let rows = 0
  const copy: Copying = {
    submit: (to) => to.query(statement),
    handleCopyInResponse: begun.resolve,
    handleCommandComplete({ text }) {
      rows = Number(text.split(' ')[1])
    },
    handleError(error) {
      begun.reject(error)
      ended.reject(error)
    },
    handleReadyForQuery: () => ended.resolve(rows),
  }
  // A caller that is between two writes gets the error at its next one.
  ended.promise.catch(() => {})
  client.query(copy)
  const connection = await begun.promise
  return {
    async write(text) {
      connection.sendCopyFromChunk(text)
      const { stream } = connection
      if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), ended.promise])
    },
    end() {
      connection.endCopyFrom()
      return ended.promise
    },
  }
}

// What the client calls on whatever was given to it to ask.
type Copying = Submittable & {
  handleCopyInResponse(connection: Connection): void
  handleCommandComplete(message: { text: string }): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}
