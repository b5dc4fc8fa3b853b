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
  return { ...process.env, PATH: paths.join(delimiter) }
}

/** Becomes another program where Node can do that; else stands before it and hands on what is sent to us. */
export function become(program, args) {
  process.chdir(root)
  if (process.execve) process.execve(program, [program, ...args], process.env)
  // In a group of its own, or Ctrl-C would reach it twice.
  const child = spawn(program, args, { stdio: 'inherit', detached: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
