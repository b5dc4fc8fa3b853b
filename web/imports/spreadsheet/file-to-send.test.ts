import { expect, test } from 'vitest'
import { TOO_LARGE_BYTES } from '#market/uploads/upload.ts'
import { fileToSend } from './file-to-send.ts'
import { UNCHANGED, withFix } from './changes.ts'

const file = new File(['UPC\n1'], 'lots.csv')
const changes = withFix(UNCHANGED, { row: 2, column: 'UPC', text: '036000291452' })

test('an untouched file is sent as it is', async () => {
  expect(await fileToSend({ file, changes: UNCHANGED }, async () => 'other')).toBe(file)
})

test('what was mapped or put right is sent under the same name', async () => {
  const sent = await fileToSend({ file, changes }, async () => 'UPC\n036000291452\n')
  expect(sent.name).toBe('lots.csv')
  expect(await sent.text()).toBe('UPC\n036000291452\n')
})

test('a file that grew too large by its changes says so', async () => {
  const large = async () => 'x'.repeat(TOO_LARGE_BYTES.csv)
  await expect(fileToSend({ file, changes }, large)).rejects.toThrow(
    'File is too large. Maximum file size is 4 MB. With your changes it has 4.0 MB.',
  )
})
