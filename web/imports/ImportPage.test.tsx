import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  importMessages,
  listImports,
  readImport,
  type ImportStatus,
} from '#market/imports/imported-csv-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ImportPage } from './ImportPage.tsx'

const running: ImportStatus = {
  id: 1,
  key: 'a'.repeat(32),
  file_name: 'november.csv',
  message: importMessages.underWay,
  issue_count: 0,
  imported_count: 0,
  provisional_count: 0,
  changed_count: 0,
  rows: 3,
  rows_done: 0,
  failed_rows: 0,
  created_at: '2026-01-05T10:00:00Z',
  finished_at: null,
  undo_until: null,
  left_out: [],
  attribute_issues: [],
}

test('what came of an import stays closed while the list is still that of before', async () => {
  const { answers } = aServer()
  answers(listImports, () => ({ imports: [running] }))
  answers(readImport, () => ({
    ...running,
    message: importMessages.complete,
    imported_count: 3,
    changed_count: 3,
  }))
  show(<ImportPage />)
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(result).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'november.csv' }).click()
  await result.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(result).not.toBeInTheDocument()
})
