import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient } from '#server/platform/database/with-client.ts'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
  existsSync,
)
const SAMPLE = fileURLToPath(new URL('../../../deploy/pgbouncer.ini', import.meta.url))

/** Whether a pooler can be had here; tests that need one are skipped otherwise. */
export const isPoolerHere = PROGRAM !== undefined

type Changes = {
  /** Connections to PostgreSQL. */
  size?: number
  mode?: 'session' | 'transaction'
  /** Whether each connection is given its limits. */
  isLimited?: boolean
}

/** pgbouncer as `deploy/pgbouncer.ini` has it, in front of a database of the test; `url` is the pooler's. */
export async function aPooler(databaseUrl: string, changes: Changes = {}) {
  const { size = 5, mode = 'transaction', isLimited = true } = changes
  const folder = mkdtempSync(join(tmpdir(), 'lotline-pooler-'))
  // pgbouncer refuses to run as root, and the test's PostgreSQL answers only whom it was started by.
  chmodSync(folder, 0o711)
  const way = await databaseProxy(databaseUrl)
  const { hostname, port, pathname, username, password } = new URL(way.url)
  const secret = password || 'only for this test'
  const users = join(folder, 'users')
  writeFileSync(users, `"${username}" "${secret}"\n`)
  const sample = readFileSync(SAMPLE, 'utf8').replace(
    'host=127.0.0.1 port=5432 dbname=lotline',
    `host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
  )
  const listening = await freePort()
  // Belongs to the last section of the sample: of what is set twice the latter holds.
  const own = `
listen_port = ${listening}
unix_socket_dir =
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${size}
logfile =
`
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(settings, (isLimited ? sample : sample.replace(/ connect_query=.*/, '')) + own)
  const asWhom = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PROGRAM ?? '', [...asWhom, settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => (said += String(part)))
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `postgres://${username}:${encodeURIComponent(secret)}@127.0.0.1:${listening}/lotline`
  await eventually(
    async () => (child.exitCode === null ? answers(url) : said),
    (state) => state !== false,
  )
  if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${said}`)
  return { url, stop }

  async function stop() {
    child.kill()
    await ended
    process.off('exit', kill)
    await way.cut()
    rmSync(folder, { recursive: true })
  }
}

const answers = (url: string) =>
  withClient(url, (client) => client.query('select')).then(
    () => true,
    () => false,
  )
