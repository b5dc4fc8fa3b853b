import { spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One process of the cluster: the current holder of this name. */
export type Member = ReturnType<typeof memberOf>

const LOOK_EVERY_MS = 20
const GREETING = 'Lotline is at '

/** A process that deploy/try.sh has started; it is started again as it was, from what Linux knows of it. */
export function memberOf(folder: string, name: string) {
  const pidFile = join(folder, `${name}.pid`)
  const logFile = join(folder, `${name}.log`)
  let pid = Number(readFileSync(pidFile, 'utf8'))
  const start = startOf(pid)
  let isMeantToRun = true

  const isThere = () => isRunning(pid)
  const says = () => readFileSync(logFile, 'utf8')
  let saidBefore = 0

  async function end(signal: NodeJS.Signals) {
    isMeantToRun = false
    if (isThere()) process.kill(pid, signal)
    while (isThere()) await sleep(LOOK_EVERY_MS)
  }

  function startAgain(more: Record<string, string> = {}) {
    saidBefore = says().length
    const log = openSync(logFile, 'a')
    const child = spawn(start.program, start.args, {
      ...start.as,
      cwd: start.cwd,
      env: { ...start.env, ...more },
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child.unref()
    if (child.pid === undefined) throw new Error(`${name} could not be started: ${start.program}`)
    pid = child.pid
    writeFileSync(pidFile, String(pid))
    isMeantToRun = true
  }

  return {
    name,
    pid: () => pid,
    isThere,
    end,
    startAgain,
    freeze: () => void process.kill(pid, 'SIGSTOP'),
    thaw: () => void (isThere() && process.kill(pid, 'SIGCONT')),
    /** Gone although nobody ended it. */
    hasFallen: () => isMeantToRun && !isThere(),
    /** Whether it was never ready since it was restarted, as without a database; then it is started once more. */
    couldNotStart: () => saidBefore > 0 && !says().slice(saidBefore).includes(GREETING),
    /** For a fault that may end it. */
    mayFall: () => void (isMeantToRun = false),
    says,
    /** What it works for it, such as a connection of PostgreSQL. */
    children: () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
  }
}

function startOf(pid: number) {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  // Each ends with a zero; an argument may be empty.
  const listed = (file: string) => read(file).split('\0').slice(0, -1)
  const [program = '', ...args] = listed('cmdline')
  const env = Object.fromEntries(
    listed('environ').map((each) => [
      each.split('=', 1)[0] ?? '',
      each.slice(each.indexOf('=') + 1),
    ]),
  )
  const idOf = (which: string) =>
    Number(new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(read('status'))?.[1])
  const [uid, gid] = [idOf('Uid'), idOf('Gid')]
  // Only root may start it as somebody else.
  const as = process.getuid?.() === uid ? {} : { uid, gid }
  return { program, args, env, as, cwd: process.cwd() }
}

/** A process that has ended stays until its parent has looked. */
function isRunning(pid: number) {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
