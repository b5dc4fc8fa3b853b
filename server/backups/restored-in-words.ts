import { inDigits } from '#market/in-digits.ts'
import { eachKey } from '#server/platform/secret-keys.ts'
import { fingerprintOf } from '#server/processes/fingerprint-of.ts'
import { secretKeys } from '#server/settings/secret-key.ts'
import type { Settings } from '#server/settings/settings.ts'
import { everyRule, type Broken } from '#server/verification/find-violations.ts'
import type { Backup } from './check-backup.ts'

export type Restored = { leftOut: string[]; broken: Broken[]; kept: string | undefined }

export function aboutBackup({ beginning, contents }: Backup): string {
  const rows = inDigits(contents.tables.reduce((sum, table) => sum + table.rows, 0))
  const { takenAt, lotline, commit, postgresql, migrations } = beginning
  const built = commit ? `commit ${commit}, ` : ''
  return (
    `The backup is whole: taken ${takenAt.toISOString()} by Lotline ${lotline} (${built}migration ${migrations.length}) ` +
    `from PostgreSQL ${postgresql}, ${rows} rows and ${contents.files.count} files.`
  )
}

export function aboutRestored({ leftOut, broken, kept }: Restored, ms: number): string[] {
  const all = Object.keys(everyRule).length
  return [
    `Restored in ${(ms / 1000).toFixed(1)} seconds.`,
    ...(kept ? [`What was there is kept in ${kept}.`] : []),
    ...(leftOut.length > 0
      ? [
          `Left out, as no migration makes them: ${leftOut.join(', ')}. Their rows are in the backup.`,
        ]
      : []),
    ...(broken.length === 0
      ? [`All ${all} rules hold.`]
      : [
          ...broken.map(({ rule, violations }) => `BROKEN: ${rule}. ${violations.length} found.`),
          'So it was when the backup was taken; lotline verify-data says where.',
        ]),
  ]
}

/** Second factors can only be decrypted with the key that encrypted them. */
export function aboutKeys({ beginning }: Backup, settings: Settings): string[] {
  const ours = eachKey(secretKeys(settings)).map(fingerprintOf)
  if (beginning.keys.some((key) => ours.includes(key))) return []
  return [
    'SECRET_KEY is another one here than where the backup was taken: set that one (or put the file secret-key from there into DATA_DIR), or every second factor has to be set up anew.',
  ]
}
