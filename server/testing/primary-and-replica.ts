import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? ''

/** Whether this machine has a PostgreSQL that can be copied by streaming: the embedded one lacks the tool for it. */
export const canReplicate = existsSync(join(programs, 'pg_basebackup'))

/** Two servers, the second of which follows the first, with a database of ours that has every table and no rows. */
export async function startPrimaryAndReplica(keep: AsyncDisposableStack, settings: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-replica-'))
  keep.defer(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const owner = ownerOfServers()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const inFolder = { ...owner, cwd: folder }
  const primary = await aServer('primary')
  const replica = await aServer('replica')

  run('initdb', ['-D', 'primary', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'])
  await appendFile(
    join(folder, 'primary', 'postgresql.conf'),
    [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, ...settings].join('\n'),
  )
  await primary.start()
  const url = primary.urlOf('lotline', 'lotline')
  const ownerUrl = primary.urlOf('lotline_owner', 'lotline')
  await withClient(primary.urlOf('postgres', 'postgres'), async (client) => {
    await client.query('create role lotline_owner login')
    await client.query('create role lotline login')
    await client.query('create database lotline owner lotline_owner')
  })
  await prepareDatabase(url, ownerUrl)
  const from = primary.urlOf('postgres', 'postgres')
  run('pg_basebackup', ['-D', 'replica', '-d', from, '-R', '-c', 'fast', '-N'])
  await replica.start()
  return { primary, replica, url, ownerUrl, replicaUrl: replica.urlOf('lotline', 'lotline') }

  function run(program: string, args: string[]) {
    execFileSync(join(programs, program), args, { ...inFolder, stdio: 'pipe' })
  }

  async function aServer(name: string) {
    const port = await freePort()
    const urlOf = (role: string, database: string) =>
      `postgres://${role}@127.0.0.1:${port}/${database}`
    let child: ChildProcess | undefined
    const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    keep.defer(() => end('SIGINT'))
    return {
      urlOf,
      /** Asks as a superuser. */
      ask: (statement: string) =>
        withClient(urlOf('postgres', 'lotline'), async (client) => {
          const { rows } = await client.query<Record<string, unknown>>(statement)
          return rows
        }),
      async start() {
        child = spawn(join(programs, 'postgres'), ['-D', name, '-p', String(port)], {
          ...inFolder,
          stdio: 'ignore',
        })
        await eventually(answers, Boolean)
      },
      /** Without a farewell: a postmaster that is killed leaves processes behind that hold its folder. */
      kill: () => end('SIGQUIT'),
    }

    async function answers() {
      const asked = withClient(urlOf('postgres', 'postgres'), (client) => client.query('select 1'))
      return asked.then(Boolean, () => false)
    }
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOfServers() {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}
