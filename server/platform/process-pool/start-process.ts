import { fork, type ChildProcess } from 'node:child_process'
import { onAnswer } from '../on-answer.ts'
import { NoAnswer } from './no-answer.ts'
import { exceededBy } from './exceeded.ts'

export type OwnProcess = {
  /** Sends a message and answers the next one that comes back. */
  ask: (message: object) => Promise<unknown>
  isAlive(): boolean
  /** Without work it keeps our own process from no end. */
  rest(): void
  wake(): void
  end(): void
}

// It gets no secret of ours: it reads what strangers made.
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot', 'TEMP', 'NODE_COMPILE_CACHE']
// What makes it load another allocator, or check this one.
const OF_THE_LOADER = ['LD_PRELOAD', 'LD_LIBRARY_PATH', 'GLIBC_TUNABLES', 'MALLOC_PERTURB_']

/** A process that runs a script. It is killed when one answer takes longer than it may. */
export function startProcess(script: URL, longestMs: number): OwnProcess {
  const child = fork(script, [], {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let answer: PromiseWithResolvers<unknown> | undefined
  let ended: NoAnswer | undefined
  onAnswer(child, (message: object) => {
    const what = exceededBy(message)
    if (what) exceed(`took more ${what} than it may`)
    else answer?.resolve(message)
  })
  child.on('error', (error) => noteEnd('could not be reached', error))
  child.on('exit', (code, signal) => noteEnd(`ended by ${signal ?? `exit code ${code}`}`))
  return {
    ask,
    isAlive: () => !ended,
    rest: () => refer(child, 'unref'),
    wake: () => refer(child, 'ref'),
    end: () => child.kill('SIGKILL'),
  }

  async function ask(message: object) {
    if (ended) throw ended
    answer = Promise.withResolvers()
    const timer = setTimeout(() => exceed('did not answer'), longestMs)
    // Where it is gone, its exit says so.
    child.send(message, () => {})
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      answer = undefined
    }
  }

  function exceed(what: string) {
    ended ??= new NoAnswer('exceeded', `A process ${what}`)
    child.kill('SIGKILL')
  }

  function noteEnd(how: string, cause?: unknown) {
    ended ??= new NoAnswer('died', `A process ${how}`, cause)
    answer?.reject(ended)
  }
}

function environment() {
  const { env } = process
  const given = [...ENVIRONMENT, ...OF_THE_LOADER].filter((name) => env[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, env[name]]))
}

function refer(child: ChildProcess, how: 'ref' | 'unref') {
  child[how]()
  child.channel?.[how]()
}
