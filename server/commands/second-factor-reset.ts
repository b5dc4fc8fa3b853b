import { resetSecondFactor } from '#server/accounts/second-factor/reset-second-factor.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { withDatabase } from './with-database.ts'

/** For an administrator who has lost app and codes and has no colleague (decision 16). */
export async function secondFactorReset(
  { positionals: [email] }: CommandLine,
  around: Surroundings,
) {
  if (!email) throw new UsageProblem()
  const terms = await chooseDatabase(around)
  const isReset = await withDatabase(terms, (db) => resetSecondFactor({ db, terms }, email))
  if (!isReset) throw new CommandProblem(`There is no administrator ${email} with a second factor.`)
  say(around, `The second factor of ${email} is turned off, and every session ended.`)
}
