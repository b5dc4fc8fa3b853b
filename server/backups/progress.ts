/** A progress line on the terminal; nothing when output is not a terminal. */
export function startProgress(what: string) {
  const { stderr } = process
  let saidAt = 0
  let bytes = 0
  return {
    add(more: number, part: string) {
      bytes += more
      if (!stderr.isTTY || Date.now() - saidAt < 200) return
      saidAt = Date.now()
      stderr.write(`\r\x1b[K${what}: ${inMegabytes(bytes)}, ${part}`)
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}

export type Progress = ReturnType<typeof startProgress>

export const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
