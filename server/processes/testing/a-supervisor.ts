import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { eventually } from '#server/testing/eventually.ts'
import { isReady } from '#server/testing/server-process.ts'
import { serverProgram } from '#server/testing/server-program.ts'

type Service = { port: number; env: Record<string, string> }

/**
 * Keeps processes at their ports, as systemd does on a machine: starts them of one folder of code, and again, of
 * another, when it is asked at its own address.
 */
export async function aSupervisor(services: Service[], code: string) {
  const running = new Map<number, ChildProcess>()
  const endings: unknown[] = []
  let folder = code
  for (const service of services) start(service)
  for (const { port } of services)
    await eventually(() => isReady(`http://localhost:${port}`), Boolean)

  // Answers when the old process has ended and the new one was started.
  const server = createServer((request, response) => {
    restart(Number(request.url?.slice(1))).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is started from now on is of this folder. */
    install: (next: string) => void (folder = next),
    /** How those that were restarted ended: exit code and signal. */
    endings,
  }

  function start({ port, env }: Service) {
    const child = spawn(process.execPath, [join(folder, serverProgram())], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.set(port, endWithTest(child))
  }

  async function restart(port: number) {
    const [service, child] = [services.find((each) => each.port === port), running.get(port)]
    if (!service || !child) throw new Error(`Nothing is kept at ${port}`)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    endings.push(await ended)
    start(service)
  }
}
