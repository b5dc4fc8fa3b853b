import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { RowsToFix } from './RowsToFix.tsx'

const toFix = Array.from({ length: 45 }, (_, at) => ({
  row: at + 2,
  column: 'Quantity',
  cell: 'two',
  words: '"two" isn’t a whole number',
}))
const rows = { summary: '', toFix, problemCount: 60, unknownConditions: [] }

test('many rows to fix are shown some at a time, and how many there are', async () => {
  show(<RowsToFix rows={rows} how={{}} onChange={() => undefined} />)
  const listed = page.getByRole('list', { name: 'Rows with problems' }).getByRole('listitem')
  await expect.element(page.getByText('20 of 60 rows')).toBeVisible()
  expect(listed.elements()).toHaveLength(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('and 15 more rows')).toBeVisible()
  await expect.element(page.getByLabelText('Quantity, row 46')).toHaveValue('two')
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
