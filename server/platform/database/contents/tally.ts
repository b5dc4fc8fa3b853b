import { createHash } from 'node:crypto'

/** By what the rows of a table are known again. */
export type Tally = { rows: number; bytes: number; sha256: string }

const NEW_LINE = 10

/** Counts what passes. COPY ends each row, and nothing else, with a new line. */
export function startTally() {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  return {
    add(text: Buffer) {
      hash.update(text)
      bytes += text.length
      for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, at + 1)) rows += 1
    },
    end: (): Tally => ({ rows, bytes, sha256: hash.digest('hex') }),
  }
}

export const isSame = (one: Tally | undefined, other: Tally | undefined) =>
  one?.rows === other?.rows && one?.sha256 === other?.sha256
