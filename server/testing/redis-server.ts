import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync)

/** Whether a Redis can be had here; what needs one is skipped otherwise. */
export const isRedisHere = PROGRAM !== undefined

/** A separate Redis, which can be killed, restarted and silenced. */
export async function startRedis(settings: string[] = []) {
  const port = await freePort()
  let child: ChildProcess | undefined
  await start()
  return { url: `redis://127.0.0.1:${port}`, port, start, kill, silence, speak }

  async function start() {
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
    child = spawn(PROGRAM ?? '', [...own, ...settings], { stdio: 'ignore' })
    await eventually(
      () => takesConnections(port),
      (takes) => takes,
    )
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Connections stay, and nothing is answered any more. */
  function silence() {
    child?.kill('SIGSTOP')
  }

  function speak() {
    child?.kill('SIGCONT')
  }
}

const takesConnections = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => answer(true)).on('error', () => answer(false))
    socket.on('close', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })
