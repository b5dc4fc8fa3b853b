import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { boundLog } from './bound-log.ts'
import { inside, type Cluster } from './cluster.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { readPidFile, settlePrevious } from './previous-postmaster.ts'
import { succeeds } from './run.ts'
import { serverSettings } from './server-settings.ts'
import { makeSocketDirectory } from './socket-directory.ts'

const PATIENCE_WITH_LEFTOVERS_MS = 5000

export type Launch = {
  cluster: Cluster
  socketDir: string
  log: string
  settings: Record<string, string>
}

/** Starts the server and answers when it takes connections. */
export async function launch(spec: Launch): Promise<ChildProcess> {
  const patience = Date.now() + PATIENCE_WITH_LEFTOVERS_MS
  for (;;) {
    await settlePrevious(spec.cluster)
    boundLog(spec.log)
    makeSocketDirectory(spec.socketDir, spec.cluster.account)
    const logStart = statSync(spec.log, { throwIfNoEntry: false })?.size ?? 0
    const server = await spawnServer(spec)
    if (await becomesReady(server, spec.cluster.path)) return server

    const said = readFileSync(spec.log).subarray(logStart).toString()
    const isBlocked = /is still in use|lock file .* already exists/.test(said)
    if (!isBlocked || Date.now() > patience) {
      throw new EmbeddedProblem(`PostgreSQL did not start:\n${said.trim()}`)
    }
    await sleep(100)
  }
}

/** Ends it cleanly: running transactions are rolled back, everything committed is on disk. */
export async function shutDown(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => void server.once('exit', resolve))
  server.kill('SIGINT')
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatience)
}

async function spawnServer({ cluster, socketDir, log, settings }: Launch) {
  const config = { ...serverSettings(), unix_socket_directories: socketDir, ...settings }
  const command = [join(cluster.bin, 'postgres'), '-D', inside(cluster.path)]
  for (const [name, value] of Object.entries(config)) command.push('-c', `${name}=${value}`)

  const [program = '', ...args] = [...(await endedWithUs()), ...command]
  const output = openSync(log, 'a', 0o600)
  const server = spawn(program, args, {
    ...cluster.account,
    cwd: cluster.path,
    stdio: ['ignore', output, output],
    // Its own group, so that Ctrl-C in a terminal stops us first and it last.
    detached: true,
  })
  server.on('error', () => {})
  closeSync(output)
  return server
}

/** Where it exists, a small tool lets the kernel stop the server when we die, however we die. */
async function endedWithUs(): Promise<string[]> {
  const wrapper = ['--pdeathsig', 'INT']
  const exists = await succeeds('setpriv', { args: [...wrapper, 'true'], account: undefined })
  return exists ? ['setpriv', ...wrapper] : []
}

async function becomesReady(server: ChildProcess, cluster: string) {
  while (!hasEnded(server)) {
    const [pid, , , , , , , status = ''] = readPidFile(cluster)?.split('\n') ?? []
    if (Number(pid) === server.pid && status.trim() === 'ready') return true
    await sleep(5)
  }
  return false
}

function hasEnded(server: ChildProcess) {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}
