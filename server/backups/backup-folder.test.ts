import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupNameAt, keepNewestBackups } from './backup-folder.ts'

async function aFolderOf(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-backup-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of names) await writeFile(join(folder, name), '')
  return folder
}

test('a backup is named by its second, so that names sort as they were taken', () => {
  expect(backupNameAt(new Date('2026-11-26T03:04:59Z'))).toBe('lotline-2026-11-26-030459.backup')
})

test('the newest stay, with all that is not ours; a backup under way is left alone', async () => {
  const folder = await aFolderOf(
    'lotline-2025-12-31-030000.backup',
    'lotline-2026-11-24-030000.backup',
    'lotline-2026-11-25-030000.backup.part',
    'lotline-2026-11-26-030000.backup',
    'lotline-2026-11-26-030500.backup.part',
    'before-the-move.backup',
    'notes.txt',
  )
  expect(await keepNewestBackups(folder, 2)).toEqual([
    'lotline-2025-12-31-030000.backup',
    'lotline-2026-11-25-030000.backup.part',
  ])
  expect((await readdir(folder)).toSorted()).toEqual([
    'before-the-move.backup',
    'lotline-2026-11-24-030000.backup',
    'lotline-2026-11-26-030000.backup',
    'lotline-2026-11-26-030500.backup.part',
    'notes.txt',
  ])
})

test('fewer than may stay all stay', async () => {
  const folder = await aFolderOf('lotline-2026-11-26-030000.backup')
  expect(await keepNewestBackups(folder, 14)).toEqual([])
})
