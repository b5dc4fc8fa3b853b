import type { Readable } from 'node:stream'

/** How long an upload may take. */
export type Patience = {
  /** Without sending a byte. */
  silenceMs: number
  /** Before the rate counts. */
  graceMs: number
  leastBytesPerSecond: number
}

export const PATIENCE: Patience = {
  silenceMs: 30_000,
  graceMs: 30_000,
  leastBytesPerSecond: 16_000,
}

export class TooSlow extends Error {
  constructor() {
    super('The sender is too slow')
  }
}

/** Yields the upload in chunks; throws TooSlow when the sender stalls or trickles. The stream stays open for the answer. */
export async function* awaitChunks(content: Readable, patience: Patience) {
  const start = Date.now()
  const chunks = content.iterator({ destroyOnReturn: false })
  let bytes = 0
  for (;;) {
    const allowedMs = patience.graceMs + (bytes / patience.leastBytesPerSecond) * 1000
    const leftMs = start + allowedMs - Date.now()
    const next = await within(Math.min(patience.silenceMs, leftMs), chunks.next())
    if (next.done) return
    const chunk: Buffer = next.value
    bytes += chunk.length
    yield chunk
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooSlow()), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
