import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { SheetChoice } from './SheetChoice.tsx'

test('of several sheets the one that fits is shown, and another can be chosen', async () => {
  const chosen: string[] = []
  const sheets = ['Read me', 'Lots']
  show(<SheetChoice sheet="Lots" sheets={sheets} onChoose={(sheet) => chosen.push(sheet)} />)
  await expect.element(page.getByLabelText('Sheet')).toHaveValue('Lots')
  await page.getByLabelText('Sheet').selectOptions('Read me')
  expect(chosen).toEqual(['Read me'])
})

test('a workbook of one sheet leaves nothing to choose', async () => {
  show(<SheetChoice sheet="Lots" sheets={['Lots']} onChoose={() => {}} />)
  await expect.element(page.getByLabelText('Sheet')).not.toBeInTheDocument()
})
