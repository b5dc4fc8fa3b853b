import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { HeaderFields } from './HeaderFields.tsx'

const headers = Array.from({ length: 60 }, (_, at) => ({
  at,
  name: `Header ${at}`,
  column: at === 50 ? 'UPC' : null,
  samples: ['1', '2'],
}))

test('of many headers those that stand for a column are shown, and the others when asked for', async () => {
  const onChoose = vi.fn<(at: number, column: string | null) => void>()
  show(<HeaderFields headers={headers} columns={[{ name: 'UPC' }]} onChoose={onChoose} />)
  await expect.element(page.getByLabelText('Header 11', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Header 50', { exact: true })).toHaveValue('UPC')
  await expect.element(page.getByLabelText('Header 12', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show 47 more columns' }).click()
  await page.getByLabelText('Header 59', { exact: true }).selectOptions('UPC')
  await page.getByLabelText('Header 50', { exact: true }).selectOptions('Ignored')
  expect(onChoose.mock.calls).toEqual([
    [59, 'UPC'],
    [50, null],
  ])
})
