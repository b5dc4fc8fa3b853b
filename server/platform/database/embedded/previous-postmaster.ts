import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { replaceFile, type Cluster } from './cluster.ts'
import { EmbeddedProblem } from './embedded-problem.ts'

/** Puts an end to what an earlier run left behind: a server without its Lotline, or the traces of a killed one. */
export async function settlePrevious(cluster: Cluster): Promise<void> {
  const pid = recordedPid(cluster.path)
  if (pid === undefined) return
  if (isServing(cluster.path, pid)) await end(cluster.path, pid)
  disown(cluster)
}

/** The process that postmaster.pid names, while there is such a file. */
function recordedPid(cluster: string) {
  const pid = Number(readPidFile(cluster)?.split('\n')[0])
  return pid > 0 ? pid : undefined
}

export function readPidFile(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
}

// Numbers are used again, and a zombie keeps its own: only a living process that works inside the cluster counts.
function isServing(cluster: string, pid: number) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return theirs.ino === ours.ino && theirs.dev === ours.dev
  } catch {
    return false
  }
}

async function end(cluster: string, pid: number) {
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 10],
  ] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < seconds * 1000; waited += 20) {
      if (!isServing(cluster, pid)) return
      await sleep(20)
    }
  }
  throw new EmbeddedProblem(`The PostgreSQL of an earlier run (process ${pid}) does not stop.`)
}

// PostgreSQL holds a zombie for a living server, but passes over the number of its own parent. The file itself must stay:
// with it PostgreSQL sees whether backends of the killed server still use the shared memory.
function disown(cluster: Cluster) {
  const rest = readPidFile(cluster.path)?.split('\n').slice(1)
  if (rest) replaceFile(cluster, 'postmaster.pid', [process.pid, ...rest].join('\n'))
}
