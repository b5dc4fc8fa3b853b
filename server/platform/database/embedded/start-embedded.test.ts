import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { connect } from '../database.ts'
import { serverSettings } from './server-settings.ts'
import { startEmbedded, type Embedded } from './start-embedded.ts'

// Made as only its owner may enter, like the home of root.
const dataDir = mkdtempSync(join(tmpdir(), 'lotline-embedded-'))
let running: Embedded[] = []

beforeAll(async () => {
  // What a first start that was cut off leaves behind.
  mkdirSync(join(dataDir, 'postgres.unfinished/base'), { recursive: true })
  const { ownerUrl } = await start()
  await ask(ownerUrl, 'create table notes as select 42 as answer; grant all on notes to public')
  await stopAll()
})

afterEach(stopAll)

afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the embedded PostgreSQL', () => {
  test('keeps what was written over a stop and a start', async () => {
    const { url } = await start()
    expect(await ask(url, 'select answer from notes')).toEqual([{ answer: 42 }])
  })

  test('is safe against power cuts and silent damage', async () => {
    const { url } = await start()
    const durable = "select string_agg(setting, ' ' order by name) as durable from pg_settings"
    const names = "('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit')"
    expect(await ask(url, `${durable} where name in ${names}`)).toEqual([
      { durable: 'on on on on' },
    ])
  })

  test('runs under the settings chosen for this machine', async () => {
    const { url } = await start()
    const chosen = serverSettings()
    const rows = await ask(
      url,
      `select key, current_setting(key) as value from json_object_keys('${JSON.stringify(chosen)}') as key`,
    )
    const inMegabytes = ([name, value]: string[]) => [name, value?.replace(/(\d+)GB$/, asMegabytes)]
    const inEffect = rows.map((row) => inMegabytes(Object.values(row).map(String)))
    expect(inEffect).toEqual(Object.entries(chosen).map(inMegabytes))
  })

  test('starts on a small machine', async () => {
    const settings = serverSettings(256 * 1024 ** 2)
    const { url } = await start(settings)
    expect(await ask(url, 'show shared_buffers')).toEqual([{ shared_buffers: '64MB' }])
  })

  test('writes errors into its log, which only its owner reads', async () => {
    const { url } = await start()
    await expect(ask(url, 'select 1 / (answer - 42) from notes')).rejects.toThrow('by zero')
    const log = join(dataDir, 'postgres.log')
    expect(readFileSync(log, 'utf8')).toContain('ERROR:  division by zero')
    expect(statSync(log).mode & 0o077).toBe(0)
  })

  test('has no network address, and the application is not its superuser and owns nothing', async () => {
    const { url } = await start()
    const answer = await ask(
      url,
      `select current_setting('listen_addresses') as addresses, rolsuper as super,
         (select count(*) from pg_database where datdba = pg_roles.oid) as owned
       from pg_roles where rolname = current_user`,
    )
    expect(answer).toEqual([{ addresses: '', super: false, owned: 0 }])
  })

  test('serves one Lotline at a time, and says which one', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(
      `Lotline is already running on ${dataDir} (process ${process.pid})`,
    )
    expect(await ask(first.url, 'select answer from notes')).toEqual([{ answer: 42 }])
  })

  test('made before the application had a role of its own gets one at the next start', async () => {
    const { ownerUrl } = await start()
    const superuser = ownerUrl.replace('//lotline@', '//postgres@')
    await ask(superuser, 'drop role lotline_application')
    await expect(ask((await restart()).url, 'select current_user as role')).resolves.toEqual([
      { role: 'lotline_application' },
    ])
  })

  test('says what PostgreSQL said when it does not start', async () => {
    await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'much' } })).rejects.toThrow(
      /did not start:\n.*shared_buffers/s,
    )
  })
})

describe('after a kill', () => {
  test('of the server, it comes back at the same address with everything committed', async () => {
    const { url } = await start()
    await ask(url, 'update notes set answer = answer + 1')
    process.kill(postmasterPid(), 'SIGKILL')
    const answer = await vi.waitUntil(() => attempt(url, 'select answer from notes'), 45_000)
    expect(answer).toEqual([{ answer: 43 }])
  })

  test('of Lotline, no server stays and the next start has everything committed', async () => {
    const lotline = await startElsewhere('update notes set answer = 44')
    const orphan = postmasterPid()
    lotline.kill('SIGKILL')
    await once(lotline, 'exit')
    const { url } = await start()
    expect(await ask(url, 'select answer from notes')).toEqual([{ answer: 44 }])
    expect(isAlive(orphan)).toBe(false)
  })

  test('of both, the next start has everything committed', async () => {
    const lotline = await startElsewhere('update notes set answer = 45')
    lotline.kill('SIGSTOP')
    process.kill(postmasterPid(), 'SIGKILL')
    lotline.kill('SIGKILL')
    await once(lotline, 'exit')
    const { url } = await start()
    expect(await ask(url, 'select answer from notes')).toEqual([{ answer: 45 }])
  })

  test('a zombie that still has the number of the old server does not block the next start', async () => {
    const { uid, gid } = statSync(join(dataDir, 'postgres'))
    const sleeper = ['-c', 'true & echo $!; exec sleep 600']
    const parent = endWithTest(spawn('sh', sleeper, { uid, gid }))
    const [line]: unknown[] = await once(parent.stdout, 'data')
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${String(line).trim()}\n${dataDir}\n`)
    await expect(start()).resolves.toBeDefined()
  })
})

const asMegabytes = (_: string, gigabytes: string) => `${Number(gigabytes) * 1024}MB`

async function start(settings: Record<string, string> = {}) {
  const server = await startEmbedded({ dataDir, settings })
  running.push(server)
  return server
}

async function restart() {
  await stopAll()
  return start()
}

async function stopAll() {
  for (const server of running) await server.stop()
  running = []
}

/** Lotline in a process of its own, which has committed what it was told to. */
async function startElsewhere(sql: string): Promise<ChildProcess> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./start-embedded.ts'))}
    import { connect } from ${JSON.stringify(import.meta.resolve('../database.ts'))}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    await connect(url).pool.query(${JSON.stringify(sql)})
    process.stdout.write('committed')`
  const lotline = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithTest(lotline)
  await once(lotline.stdout, 'data')
  return lotline
}

async function ask(url: string, sql: string) {
  const connection = connect(url, { max: 1 })
  const answer = await connection.pool.query<object>(sql).finally(() => connection.close())
  return answer.rows
}

async function attempt(url: string, sql: string) {
  return ask(url, sql).catch(() => undefined)
}

function postmasterPid() {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

function isAlive(pid: number) {
  return existsSync(`/proc/${pid}/cwd`)
}
