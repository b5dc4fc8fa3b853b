import { EARLIER, earlierMigrations } from './earlier-migrations.ts'
import { MigrationProblem, type Applied, type Migration } from './migrations.ts'

/**
 * The number by which a current file is recorded follows those of the version before. So that version finds
 * its own history whole. While it runs it misses nothing; when it starts again, the database is newer than it is.
 */
export const recordedAs = (number: number): number => EARLIER + number

/** How many files the earlier ones became. */
export const BECAME = 45

/** The first of the 56 files that those came from. */
const OLDEST = 'c4626fd6d33847aed498846b250ef42b7821eeacc297a5c54710dca9d2fd661e'

const isCurrent = ({ number }: Pick<Applied, 'number'>) => number >= recordedAs(1)

/** What is recorded of the current files, or else everything. */
export function latestOf(recorded: Applied[]): Applied[] {
  const current = recorded.filter(isCurrent)
  return current.length > 0 ? current : recorded
}

export const isOfTheVersionBefore = (recorded: Applied[]): boolean =>
  recorded.length > 0 && !recorded.some(isCurrent)

/** How many of the current files a database has, by the numbers that it recorded. */
export function countOfCurrent(recorded: Pick<Applied, 'number'>[]): number {
  const current = recorded.filter(isCurrent).length
  return current === 0 && recorded.length === EARLIER ? BECAME : current
}

/**
 * Translates the recorded history into the current files. A database with all of the history of the version before
 * equals what these files make, to the letter. One that stopped on the way has none of them yet.
 */
export function inTodaysFiles(
  recorded: Applied[],
  what: string,
  migrations: Migration[],
): Applied[] {
  if (!isOfTheVersionBefore(recorded))
    return recorded.map((each) => ({ ...each, number: each.number - EARLIER }))
  if (recorded[0]?.sha256 === OLDEST)
    throw new MigrationProblem(
      `The ${what} is older than this version of Lotline can take: it is from before one migration for each feature. ` +
        `Take the version of ${EARLIER} migrations first, which CHANGELOG.md names, and then this one.`,
    )
  const earlier = earlierMigrations()
  const other = recorded.find((past, at) => past.sha256 !== earlier[at]?.sha256)
  if (other)
    throw new MigrationProblem(
      `The ${what} is of another Lotline: its migration ${other.number} (${other.name}) is not ours.`,
    )
  return recorded.length < EARLIER ? [] : migrations.slice(0, BECAME)
}
