import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '#server/testing/memory-of.ts'
import type { Cluster } from './cluster/cluster.ts'

const EVERY_MS = 60_000

/** Tells each minute how much memory the server processes hold, until it is aborted. */
export async function tellMemory(
  { apps, worker }: Cluster,
  { tell, signal }: { tell: (line: string) => void; signal: AbortSignal },
) {
  while (!signal.aborted) {
    const held = await Promise.all(
      [...apps, worker].map(async ({ name, pid }) => `${name} ${await megabytesOf(pid())}`),
    )
    tell(`memory: ${held.join(', ')}`)
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

/** A process may have ended since. */
const megabytesOf = (pid: number) =>
  memoryOf(pid).then(
    (megabytes) => `${Math.round(megabytes)} MB`,
    () => 'gone',
  )
