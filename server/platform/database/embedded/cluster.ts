import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { run } from './run.ts'

/** A PostgreSQL data directory with what is needed to run it. */
export type Cluster = { path: string; bin: string; account: Account }

/**
 * How PostgreSQL is told its data directory: as its own working directory. The folders above may then be closed
 * to its account, as root's home is, and the data can still be in DATA_DIR.
 */
export function inside(path: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : path
}

/** Makes the data directory with an empty database `lotline`, whole or not at all. */
export async function createCluster({ path, bin, account }: Cluster): Promise<void> {
  if (existsSync(path)) return
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  chmodSync(unfinished, 0o700)
  if (account) chownSync(unfinished, account.uid, account.gid)

  const here = { account, cwd: unfinished }
  const options = '--username=postgres --auth=peer --encoding=UTF8 --locale=C -k'
  const locale = '--locale-provider=builtin --builtin-locale=C.UTF-8'
  await run(join(bin, 'initdb'), {
    ...here,
    args: ['-D', inside(unfinished), ...options.split(' '), ...locale.split(' ')],
  })
  await run(join(bin, 'postgres'), {
    ...here,
    args: ['--single', '-D', inside(unfinished), 'postgres'],
    input: 'create role lotline login createdb\ncreate database lotline owner lotline\n',
  })
  renameSync(unfinished, path)
}

/** Only the person who starts Lotline may sign in, whichever account PostgreSQL itself runs under. */
export function admitOnlyUs(cluster: Cluster): void {
  replaceFile(cluster, 'pg_hba.conf', 'local all all peer map=lotline\n')
  replaceFile(cluster, 'pg_ident.conf', `lotline "${userInfo().username}" all\n`)
}

// Never through a link: the folder is another account's, and we may be root.
export function replaceFile({ path, account }: Cluster, name: string, content: string): void {
  const file = join(path, name)
  rmSync(file, { force: true })
  writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
  if (account) lchownSync(file, account.uid, account.gid)
}
