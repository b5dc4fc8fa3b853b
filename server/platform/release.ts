import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** True in what `vite.server.config.ts` builds. */
declare const IS_BUILT: boolean

const root = new URL('../../', import.meta.url)
const UNKNOWN = 'unknown'

export type Release = { version: string; commit: string; inWords: string }

let read: Release | undefined

/** Which Lotline this is; read once, because the files may be replaced while it runs. */
export function release(): Release {
  read ??= readRelease()
  return read
}

function readRelease(): Release {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')))
  const commit = readCommit() ?? UNKNOWN
  return { version, commit, inWords: `Lotline ${version} (commit ${commit})` }
}

/** Of the build; of the checkout when its sources run; or, where there is no git, what an archive of the repository says. */
function readCommit() {
  if (typeof IS_BUILT !== 'undefined') return commitIn('dist/server/commit') ?? commitIn('COMMIT')
  return commitOfCheckout() ?? commitIn('COMMIT')
}

function commitIn(file: string) {
  try {
    const text = readFileSync(new URL(file, root), 'utf8').trim()
    // An archive's commit replaces the placeholder in this file.
    return /^[\w-]{7,64}$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

function commitOfCheckout() {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    const settings = { cwd: fileURLToPath(root), encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', args, settings).trim() || undefined
  } catch {
    return undefined
  }
}
