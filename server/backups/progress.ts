import type { Writable } from 'node:stream'

/** A progress line on the terminal; nothing when it is written to anything else. */
export function startProgress(what: string, terminal: Writable) {
  const isTerminal = 'isTTY' in terminal && terminal.isTTY === true
  let saidAt = 0
  let bytes = 0
  return {
    add(more: number, part: string) {
      bytes += more
      if (!isTerminal || Date.now() - saidAt < 200) return
      saidAt = Date.now()
      terminal.write(`\r\x1b[K${what}: ${inMegabytes(bytes)}, ${part}`)
    },
    end() {
      if (isTerminal) terminal.write('\r\x1b[K')
    },
  }
}

export type Progress = ReturnType<typeof startProgress>

export const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
