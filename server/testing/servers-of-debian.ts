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

/** Whether this machine has a PostgreSQL whose files can be copied while it runs: the embedded one lacks the tool for it. */
export const canCopyServers = existsSync(join(programs, 'pg_basebackup'))

/** PostgreSQL servers of Debian's packages, all in one folder. */
export async function serversOfDebian(keep: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-servers-'))
  keep.defer(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const owner = ownerOfServers()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const inFolder = { ...owner, cwd: folder }
  return { folder, run, aServer, aPrimary }

  /** Runs one of PostgreSQL's programs as the account of the servers. */
  function run(program: string, args: string[]) {
    execFileSync(join(programs, program), args, { ...inFolder, stdio: 'pipe' })
  }

  /** A server that runs, with a database of ours that has every table and no rows. */
  async function aPrimary(name: string, settings: string[] = []) {
    const primary = await aServer(name)
    run('initdb', ['-D', name, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'])
    await primary.set([
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      ...settings,
    ])
    await primary.start()
    await withClient(primary.urlOf('postgres', 'postgres'), async (client) => {
      await client.query('create role lotline_owner login')
      await client.query('create role lotline login')
      await client.query('create database lotline owner lotline_owner')
    })
    await prepareDatabase(primary.url, primary.ownerUrl)
    return primary
  }

  /** A server whose files are, or will be, in a folder of this name. */
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
      url: urlOf('lotline', 'lotline'),
      ownerUrl: urlOf('lotline_owner', 'lotline'),
      /** Asks as a superuser. */
      ask: (statement: string) =>
        withClient(urlOf('postgres', 'lotline'), async (client) => {
          const { rows } = await client.query<Record<string, unknown>>(statement)
          return rows
        }),
      set: (settings: string[]) =>
        appendFile(join(folder, name, 'postgresql.conf'), `\n${settings.join('\n')}\n`),
      async start() {
        child = spawn(join(programs, 'postgres'), ['-D', name, '-p', String(port)], {
          ...inFolder,
          stdio: 'ignore',
        })
        await eventually(answers, Boolean)
      },
      stop: () => end('SIGINT'),
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
