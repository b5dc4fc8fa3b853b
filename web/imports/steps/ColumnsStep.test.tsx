import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { UNCHANGED, type Changes } from '../spreadsheet/changes.ts'
import { spreadsheetHolder } from '../spreadsheet/spreadsheet-holder.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

const REQUIRED = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const MUG = '036000291452,Mug,https://photos.example/1.jpg,20,9,5,100'

/** The step with a file of one row, judged again by the real reader at each choice. */
function Columns({ header, row }: { header: string; row: string }) {
  const [file, setFile] = useState(() => opened(`${header}\n${row}`))
  return (
    <ColumnsStep
      spreadsheet={file.stage}
      onChange={(changes) => setFile(file.changed(changes))}
      onForget={() => {}}
    />
  )
}

type Opened = { stage: ReadStage; changed: (changes: Changes) => Opened }

function opened(text: string): Opened {
  const ask = spreadsheetHolder()
  const read = ask({ what: 'read', bytes: new TextEncoder().encode(text) })
  if (read.what !== 'read' || 'problem' in read.file) throw new Error('The file was not read')
  const { file: facts } = read
  const file = new File([text], 'lots.csv')
  const as = (changes: Changes, isTouched: boolean): Opened => {
    const judged = ask({ what: 'judge', changes, listed: [] })
    if (judged.what !== 'judge') throw new Error('The file was not judged')
    return {
      stage: { stage: 'read', file, facts, changes, judged: judged.judged, isTouched },
      changed: (next) => as(next, true),
    }
  }
  return as({ ...UNCHANGED, columns: facts.readAs }, false)
}

const step = page.getByRole('list', { name: 'Columns of the file' })
const mapping = page.getByText('Match your columns')
const MOST_PRESSES = 60
const chosen = () => {
  const focused = document.activeElement
  return focused instanceof HTMLSelectElement ? focused.selectedOptions[0]?.text : undefined
}
const choice = (header: string) => page.getByLabelText(header, { exact: true })

test('a file of the template has nothing to choose', async () => {
  show(<Columns header={REQUIRED} row={MUG} />)
  await expect.element(step.getByText('Unit Asking Price')).toBeVisible()
  await expect.element(mapping).not.toBeInTheDocument()
})

test('a header that means one column is read as it, and the seller may say otherwise', async () => {
  show(<Columns header={REQUIRED.replace('Units', 'Qty')} row={MUG} />)
  await expect.element(step.getByText('“Qty” read as Units')).toBeVisible()
  await mapping.click()
  await expect.element(choice('Qty')).toHaveValue('Units')
  await choice('Qty').selectOptions('Ignored')
  await expect.element(step.getByText('1 column ignored')).toBeVisible()
  await expect.element(page.getByText('Required but not in the file: Units.')).toBeVisible()
})

test('a required column that is missing is named, and chosen by key', async () => {
  show(<Columns header={REQUIRED.replace('Unit Asking Price', 'Price')} row={MUG} />)
  const missing = page.getByText('Required but not in the file: Unit Asking Price.')
  await expect.element(missing).toBeVisible()
  await expect.element(choice('Price')).toBeVisible()
  choice('Price').element().focus()
  // By arrows: a browser forgets letters that come a second apart.
  for (let presses = 0; presses < MOST_PRESSES && chosen() !== 'Unit Asking Price'; presses++)
    await userEvent.keyboard('{ArrowDown}')
  await expect.element(step.getByText('“Price” read as Unit Asking Price')).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

test('two headers for one column are both shown until one of them gives way', async () => {
  show(<Columns header={`${REQUIRED},SKU,Item`} row={`${MUG},A-1,A-2`} />)
  await mapping.click()
  await expect.element(page.getByText('A-2')).toBeVisible()
  await choice('Item').selectOptions('SKU')
  await expect.element(choice('SKU')).toBeVisible()
  await choice('SKU').selectOptions('Ignored')
  await expect.element(step.getByText('“Item” read as SKU')).toBeVisible()
  await expect.element(step.getByText('1 column ignored')).toBeVisible()
})
