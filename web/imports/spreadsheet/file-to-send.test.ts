import { expect, test } from 'vitest'
import { TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import { fileToSend } from './file-to-send.ts'
import { UNCHANGED, withColumn, withFix } from './changes.ts'

const file = new File(['UPC\n1'], 'lots.csv')
const facts = { header: ['UPC', 'Price'], dialect: { encoding: 'UTF-8', delimiter: ',' } } as const
const changes = withFix(UNCHANGED, { row: 2, column: 'UPC', text: '036000291452' })

test('an untouched file is sent as it is', async () => {
  const sent = await fileToSend({ file, facts, changes: UNCHANGED }, async () => 'other')
  expect(sent.file).toBe(file)
})

test('the meaning of its headers, and the chosen sheet, are sent with it', async () => {
  const mapped = withColumn(UNCHANGED, 1, 'Unit Asking Price')
  const sheets = ['Lots', 'Notes']
  const dialect = {
    format: 'xlsx',
    sheet: 'Lots',
    sheets,
    hiddenRows: 0,
    hiddenColumns: 0,
    hiddenHeaders: [],
  } as const
  const sent = await fileToSend(
    { file, facts: { ...facts, dialect }, changes: mapped },
    async () => 'other',
  )
  expect(sent).toEqual({
    file,
    sheet: 'Lots',
    mapping: { price: 'Unit Asking Price' },
    prices: undefined,
  })
})

test('of two headers of one name each is sent with its own meaning', async () => {
  const twins = { ...facts, header: ['UPC', 'Price', 'Price'] }
  const mapped = withColumn(withColumn(UNCHANGED, 1, 'Unit MSRP'), 2, 'Unit Asking Price')
  const sent = await fileToSend({ file, facts: twins, changes: mapped }, async () => 'other')
  expect(sent).toMatchObject({
    file,
    mapping: { 'price (1 of 2)': 'Unit MSRP', 'price (2 of 2)': 'Unit Asking Price' },
  })
})

test('a corrected file is sent under the same name', async () => {
  const write = async () => 'UPC\n036000291452\n'
  const sent = await fileToSend({ file, facts, changes }, write)
  expect(sent.file.name).toBe('lots.csv')
  expect(await sent.file.text()).toBe('UPC\n036000291452\n')
})

test('a file that grew too large by its changes says so', async () => {
  const large = async () => 'x'.repeat(TOO_LARGE_BYTES.csv)
  await expect(fileToSend({ file, facts, changes }, large)).rejects.toThrow(
    'File is too large. Maximum file size is 4 MB. With your changes it has 4.0 MB.',
  )
})
