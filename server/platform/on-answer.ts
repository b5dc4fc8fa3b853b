import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:worker_threads'

/**
 * Takes what a thread or a process of ours posts. Under `node --watch` they also post which modules they load, which
 * is for Node alone.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who starts a thread knows what it posts
export function onAnswer<Answer>(from: Worker | ChildProcess, take: (answer: Answer) => void) {
  from.on('message', (message: Answer) => {
    if (!isForWatch(message)) take(message)
  })
}

const isForWatch = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  ('watch:import' in message || 'watch:require' in message)
