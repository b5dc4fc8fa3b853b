import { readFile } from 'node:fs/promises'

// Linux's unit of CPU time, the same on all current machines.
const TICK_MS = 10

/** How long a process and all that it started have been at work so far, in milliseconds of a core. */
export async function workOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')
  const pids = [pid, ...children.filter(Boolean).map(Number)]
  const works = await Promise.all(pids.map(ownWork))
  return works.reduce((total, each) => total + each, 0)
}

async function ownWork(pid: number, index: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, which may hold spaces, is in parentheses; times are the 14th and 15th, of ended children the two after.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return sum(fields.slice(11, index === 0 ? 15 : 13)) * TICK_MS
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
