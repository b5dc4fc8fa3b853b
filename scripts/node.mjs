import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { inProject, root, Unable } from './place.mjs'

/** The Node that runs the project: the one among its packages, or the one we run on when that is new enough. */
export function findNode() {
  const shipped = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (existsSync(shipped)) return shipped
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  throw new Unable(
    `Lotline needs Node 24.7 or newer, and this is ${process.versions.node}: install it from https://nodejs.org and try again.`,
  )
}

/** The environment in which the packages' programs find that Node. */
export function environment() {
  const paths = [inProject('node_modules/.bin'), dirname(findNode()), process.env.PATH]
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, PATH: paths.join(delimiter) }
}

/** Stands before another program until it ends: hands on what is sent to us, and ends as it does. */
export function standBefore(program, args, { cwd = root, settings = {} } = {}) {
  // Node keeps what it compiled there: a third less time to start.
  const cache = inProject('node_modules/.cache/node')
  const env = { NODE_COMPILE_CACHE: cache, ...settings, ...process.env }
  // In a group of its own, or Ctrl-C would reach it twice.
  const child = spawn(program, args, { cwd, env, stdio: 'inherit', detached: true })
  let isTold = false
  const tell = (signal) => {
    isTold = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell)
  child.on('exit', (code) => process.exit(code ?? 1))
  if (process.env.npm_lifecycle_event) noticeWhenLeft(() => isTold || tell('SIGTERM'))
}

// npm stops only the shell between us, which does not pass it on.
function noticeWhenLeft(stop) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 200)
}
