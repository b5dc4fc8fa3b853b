import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { actAgain } from './act-again.ts'

test('a key is heard once, also by what listens only later', async () => {
  const heard: string[] = []
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const key = { key: 'k', bubbles: true, cancelable: true }
  await actAgain([{ type: 'keydown', target: document.body, key }])
  await new Promise<void>((resolve) => {
    const listen = (event: KeyboardEvent) => {
      event.preventDefault()
      heard.push(event.key)
      resolve()
    }
    requestAnimationFrame(() => document.addEventListener('keydown', listen, listening))
  })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(heard).toEqual(['k'])
})

test('a file that was chosen early is there, and told', async () => {
  const names: string[] = []
  show(
    <input
      type="file"
      aria-label="Price list"
      onChange={({ target: { files } }) =>
        names.push(...[...(files ?? [])].map(({ name }) => name))
      }
    />,
  )
  const place = page.getByLabelText('Price list')
  await expect.element(place).toBeInTheDocument()
  const field = place.element()
  if (!(field instanceof HTMLInputElement)) throw new Error('Files are chosen by an input')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['UPC'], 'prices.csv'))
  field.files = chosen.files
  await actAgain([{ type: 'change', target: field, value: field.value }])
  expect(names).toEqual(['prices.csv'])
})
