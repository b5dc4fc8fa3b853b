import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents, formatUsd, type Cents } from '#market/money.ts'
import { show } from '#web/platform/testing/show.tsx'
import { PriceTypoDialog } from './PriceTypoDialog.tsx'
import { useTypoQuestion, type Priced } from './use-typo-question.ts'

const lots: Priced[] = [
  { name: 'Mug', price: cents(12), measures: { before: cents(15_00) } },
  { name: 'Bowl', price: cents(9_00), measures: { before: cents(10_00) } },
  { name: 'Plate', price: cents(7_00), measures: { wholesale: cents(8_00) } },
]

function Prices({ priced = lots }: { priced?: readonly Priced[] }) {
  const question = useTypoQuestion()
  const [saved, setSaved] = useState<string>()
  const save = (prices: Cents[]) => setSaved(prices.map(formatUsd).join(' '))
  return (
    <>
      <button type="button" onClick={() => question.ask(priced, save)}>
        Save
      </button>
      <output>{saved ?? 'nothing'}</output>
      <PriceTypoDialog question={question} />
    </>
  )
}
const save = page.getByRole('button', { name: 'Save' })
const dialog = page.getByRole('alertdialog')
const button = (name: string) => dialog.getByRole('button', { name })
const saved = page.getByRole('status')

test('one press takes the price that was meant, and each typo is asked about', async () => {
  show(<Prices />)
  await save.click()
  await expect.element(dialog.getByRole('heading')).toHaveTextContent('Did you mean $12.00?')
  await expect.element(dialog.getByText('$0.12 is under a tenth of $15.00.')).toBeVisible()
  await expect.element(dialog.getByText('Mug')).toBeVisible()
  await expect.element(button('Use $12.00')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading')).toHaveTextContent('Is $7.00 right?')
  await expect.element(saved).toHaveTextContent('nothing')
  await button('Keep $7.00').click()
  await expect.element(saved).toHaveTextContent('$12.00 $9.00 $7.00')
})

const bare = [
  { name: 'Unit MSRP', price: cents(34), measures: { first: 'msrp', isBare: true } as const },
  {
    name: 'Unit Wholesale',
    price: cents(10),
    measures: { first: 'wholesale', isBare: true } as const,
  },
]

test('prices typed without a point are asked about together', async () => {
  show(<Prices priced={bare} />)
  await save.click()
  await expect
    .element(dialog.getByRole('heading'))
    .toHaveTextContent('Did you mean $34.00 and $10.00?')
  await expect.element(dialog.getByText('$0.34 → $34.00')).toBeVisible()
  await button('Use these prices').click()
  await expect.element(saved).toHaveTextContent('$34.00 $10.00')
})

test('one that becomes less than ten dollars is not taken for bare digits again', async () => {
  const eight = { name: 'Unit Wholesale', price: cents(8), measures: bare[1]!.measures }
  show(<Prices priced={[bare[0]!, eight]} />)
  await save.click()
  await button('Use these prices').click()
  await expect.element(saved).toHaveTextContent('$34.00 $8.00')
})

test('they are kept as typed together too, and not asked about again', async () => {
  show(<Prices priced={bare} />)
  await save.click()
  await button('Keep as typed').click()
  await expect.element(saved).toHaveTextContent('$0.34 $0.10')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a price that was kept is not asked about again', async () => {
  show(<Prices priced={lots.slice(0, 1)} />)
  await save.click()
  await button('Keep $0.12').click()
  await expect.element(saved).toHaveTextContent('$0.12')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Escape saves nothing, and leads back to where one was', async () => {
  show(<Prices />)
  await save.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(saved).toHaveTextContent('nothing')
  await expect.element(save).toHaveFocus()
})
