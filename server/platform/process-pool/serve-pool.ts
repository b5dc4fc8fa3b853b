import { writeFileSync } from 'node:fs'
import { exceeded } from './exceeded.ts'

const LOOK_MS = 50

type Bounds = {
  mostBytes: number
  /** The processor's time for one answer: however busy the machine is, it takes no more. */
  mostCpuMs: number
}

/**
 * What a script of a pool begins with: its process ends with the one that started it. The answer posts what a work
 * comes to.
 */
export function servePool(bounds: Bounds) {
  // A terminal and systemd stop a whole group at once, while the one that asked still waits for its answer.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  // To exit in good order would wait for the work under way.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  goFirst()
  return async (work: () => Promise<object>) => {
    const watch = watchOver(bounds)
    // An error here ends the process; the caller that waits for it then gets the error.
    const answer = await work()
    clearInterval(watch)
    process.send?.(answer)
  }
}

function watchOver({ mostBytes, mostCpuMs }: Bounds) {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() > mostBytes) process.send?.(exceeded('memory'))
    else if ((user + system) / 1000 > mostCpuMs) process.send?.(exceeded('time'))
  }, LOOK_MS)
}

/** Short of memory, the kernel ends this process and not the server. */
function goFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Only Linux has it.
  }
}
