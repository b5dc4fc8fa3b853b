import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { SearchReading } from './SearchReading.tsx'

const note = page.getByRole('status')

function read(answer: Parameters<typeof SearchReading>[0]['answer']) {
  return show(<SearchReading view={{ criteria: { query: 'boots under 20' } }} answer={answer} />)
}

describe('how the words of a search were read', () => {
  test('is said over results, and the search can be cleared', async () => {
    const { address } = read({ count: 3, read_as: 'boot' })
    await expect.element(note).toHaveTextContent('Showing results for “boot”')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect.poll(address).toBe('/all_products')
  })

  test('names the words that most lots have where none has all', async () => {
    read({ count: 77, most_words: 'boots' })
    await expect.element(note).toHaveTextContent('No lot matches every word; 77 match “boots”')
  })

  test.each([{ count: 0, read_as: 'boot' }, { count: 0, most_words: 'boots' }, { count: 5 }])(
    'is not said of %j',
    async (answer) => {
      read(answer)
      await expect.element(note).not.toBeInTheDocument()
    },
  )
})
