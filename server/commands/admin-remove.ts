import { randomUUID } from 'node:crypto'
import { administratorNamed } from '#server/administrators/administrator-named.ts'
import { removeAdministrator } from '#server/administrators/remove-administrator.ts'
import { transact } from '#server/platform/database/transact.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { withDatabase } from './with-database.ts'

/** Removes somebody from the staff at once. */
export async function adminRemove({ positionals: [email] }: CommandLine, around: Surroundings) {
  if (!email) throw new UsageProblem()
  const terms = await chooseDatabase(around)
  await withDatabase(terms, (db) =>
    transact(db, async (tx) => {
      const changing = { tx, terms, by: 'the operator', requestId: randomUUID() } as const
      const there = await administratorNamed(changing, email)
      if (!there) throw new CommandProblem(`${email} is not on the staff.`)
      await removeAdministrator(changing, there.id)
    }),
  )
  say(around, `${email} is no longer on the staff and is signed out everywhere.`)
}
