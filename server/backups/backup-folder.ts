import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^lotline-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/

/** The name of a backup in a folder of backups: its second in UTC, as in lotline-2026-11-26-030000.backup. */
export const backupNameAt = (at: Date) =>
  `lotline-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.backup`

/**
 * Removes all backups of the folder but the newest, and what is left of backups that were cut off before the newest
 * one was begun. Files with other names stay. Answers the names it removed.
 */
export async function keepNewestBackups(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).toSorted()
  const backups = names.filter((name) => NAME.test(name))
  const newest = backups.at(-1) ?? ''
  const cutOff = names.filter(
    (name) => name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length)) && name < newest,
  )
  const removed = [...backups.slice(0, -count), ...cutOff]
  for (const name of removed) await rm(join(folder, name))
  return removed
}
