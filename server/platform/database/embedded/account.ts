import { readFileSync, statSync } from 'node:fs'
import { EmbeddedProblem } from './embedded-problem.ts'

/** A user of this machine; none means the one we run as already. */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. Root runs it as the owner of the data, so that data made by an ordinary
 * user stays that user's. New data belongs to `postgres` or `nobody`.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (account) return account
  throw new EmbeddedProblem(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". ' +
      'Start Lotline as an ordinary user, or set DATABASE_URL.',
  )
}

function accountNamed(name: string): Account {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
