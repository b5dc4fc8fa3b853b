import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startSite } from '#server/testing/site.ts'

const PROGRAM = '/usr/bin/caddy'

test.skipIf(!existsSync(PROGRAM))(
  'deploy/Caddyfile serves calls and sockets by TLS, and nobody notices that a process stops (skipped where Caddy is missing)',
  async () => {
    const [port = 0, first, second] = await Promise.all(Array.from({ length: 3 }, freePort))
    const address = `https://localhost:${port}`
    const env = { WORKER: 'off', PUBLIC_URL: address, TRUSTED_PROXIES: '127.0.0.1' }
    const staying = await startSite({ env: { ...env, PORT: String(first) } })
    onTestFinished(() => staying.stop())
    const leavingEnv = { ...env, PORT: String(second), SHUTDOWN_DELAY: '6' }
    const leaving = await startSite({ beside: staying, env: leavingEnv })
    const authority = startCaddy(`localhost:${port}`, `127.0.0.1:${first} 127.0.0.1:${second}`)
    await eventually(
      async () => existsSync(authority) && (await statusOf('/readyz').catch(() => 0)),
      (status) => status === 200,
    )

    const ca = readFileSync(authority)
    const cable = new WebSocket(`wss://localhost:${port}/cable`, 'actioncable-v1-json', {
      origin: address,
      ca,
    })
    await once(cable, 'open')
    cable.terminate()

    const stopped = leaving.stop().then(() => true)
    const isOver = () => Promise.race([stopped, Promise.resolve(false)])
    const statuses = new Set<number | undefined>()
    while (!(await isOver())) statuses.add(await statusOf('/healthz'))
    expect(statuses).toEqual(new Set([200]))

    function statusOf(path: string) {
      return new Promise<number | undefined>((answered, failed) => {
        const options = { ca: readFileSync(authority), agent: false }
        get(`${address}${path}`, options, (answer) => {
          answer.resume()
          answered(answer.statusCode)
        }).on('error', failed)
      })
    }
  },
)

/** Starts Caddy, which signs with an authority of its own; answers where its certificate will be. */
function startCaddy(domain: string, behind: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-caddy-'))
  const settings = join(folder, 'Caddyfile')
  const storage = join(folder, 'storage')
  writeFileSync(
    settings,
    `{
  admin off
  local_certs
  skip_install_trust
  auto_https disable_redirects
  storage file_system ${storage}
}
import ${resolve('deploy/Caddyfile')}
`,
  )
  const caddy = spawn(PROGRAM, ['run', '--config', settings, '--adapter', 'caddyfile'], {
    env: { HOME: folder, DOMAIN: domain, LOTLINE: behind },
    stdio: 'ignore',
  })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  endWithTest(caddy)
  return join(storage, 'pki/authorities/local/root.crt')
}
