import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShard } from '#server/catalogue/search-server/shard.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

const PROGRAM = ['/usr/bin/searchd', '/usr/local/bin/searchd'].find(existsSync)
const SETTINGS = new URL('../../deploy/searchd.conf', import.meta.url)
const FOLDER = '/var/lib/lotline-search'

/** Whether a search server can be had here; what needs one is skipped otherwise. */
export const isSearchServerHere = PROGRAM !== undefined

/** A search server with the settings of `deploy`, which can be killed and started again. */
export async function startSearchServer() {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'lotline-searchd-'))
  const settings = (await readFile(SETTINGS, 'utf8'))
    .replaceAll(FOLDER, folder)
    .replace('9306:mysql41', `127.0.0.1:${port}:mysql41`)
  const file = join(folder, 'searchd.conf')
  await writeFile(file, settings)
  let child: ChildProcess | undefined
  await start()
  return { address: { host: '127.0.0.1', port }, pid: () => child?.pid, start, kill, loseAll, stop }

  async function start() {
    child = spawn(PROGRAM ?? '', ['--nodetach', '--config', file], { stdio: 'ignore' })
    const shard = openShard({ host: '127.0.0.1', port })
    await eventually(
      () =>
        shard.askOne('SELECT id FROM lots LIMIT 1').then(
          () => true,
          () => false,
        ),
      (answers) => answers,
    )
    await shard.stop()
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** As when its disk is replaced; it must not run. */
  async function loseAll() {
    for (const each of await readdir(folder))
      if (join(folder, each) !== file) await rm(join(folder, each))
  }

  async function stop() {
    await kill()
    await rm(folder, { recursive: true, force: true })
  }
}
