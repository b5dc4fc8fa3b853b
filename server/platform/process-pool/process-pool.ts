import { limited } from '../limited.ts'
import { NoAnswer } from './no-answer.ts'
import { startProcess, type OwnProcess } from './start-process.ts'

export type Ask = OwnProcess['ask']

type Limits = {
  atOnce: number
  mostWaiting: number
  /** For one answer of a process that is stuck; one that works is bounded by its own processor's time. */
  longestMs: number
  /** After which one without work is ended. */
  idleMs: number
  /** After which one is replaced: memory that was freed in pieces never comes back whole. */
  mostTasks: number
}

/**
 * Separate processes for work that may crash, or use too much memory. Each does one task at a time, starts when
 * needed, and is replaced when it dies.
 */
export function processPool(script: URL, limits: Limits) {
  const { atOnce, mostWaiting, longestMs, idleMs, mostTasks } = limits
  const resting: Resting[] = []
  const refuse = () => new NoAnswer('full', `${mostWaiting} wait for a process already`)
  return limited(atOnce, inProcess, { mostWaiting, refuse })

  async function inProcess<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
    const { own, tasks } = wake() ?? { own: startProcess(script, longestMs), tasks: 0 }
    try {
      return await work(own.ask)
    } finally {
      if (tasks + 1 < mostTasks) rest(own, tasks + 1)
      else own.end()
    }
  }

  function wake() {
    for (let last = resting.pop(); last; last = resting.pop()) {
      clearTimeout(last.ending)
      if (!last.own.isAlive()) continue
      last.own.wake()
      return last
    }
    return undefined
  }

  function rest(own: OwnProcess, tasks: number) {
    if (!own.isAlive()) return
    own.rest()
    const ending = setTimeout(() => {
      resting.splice(resting.indexOf(entry), 1)
      own.end()
    }, idleMs)
    ending.unref()
    const entry = { own, tasks, ending }
    resting.push(entry)
  }
}

type Resting = { own: OwnProcess; tasks: number; ending: NodeJS.Timeout }
