import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { ExportRows } from './ExportRows.tsx'

/** What the browser is given to save. */
function watchSaved() {
  const saved: { name: string; type: string }[] = []
  let type = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    type = file instanceof Blob ? file.type : ''
    return 'about:blank#saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, type })
  })
  return saved
}

test('rows of the page are saved as CSV or as a workbook', async () => {
  const saved = watchSaved()
  const rows = () => [
    ['UPC', 'Issues'],
    ['036000291452', 'is missing'],
  ]
  show(
    <ExportRows of="Rows with problems" name="issues" rows={rows}>
      Download rows
    </ExportRows>,
  )
  await page.getByRole('button', { name: 'Download rows' }).click()
  await page.getByRole('button', { name: 'Rows with problems as Excel workbook' }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(saved).toEqual([
    { name: 'issues.csv', type: 'text/csv' },
    {
      name: 'issues.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  ])
})
