import { useBlocker } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Link } from './Link.tsx'
import { markOpening } from './open-after-press.ts'

const isMarked = () => document.documentElement.dataset['opening'] !== undefined

/** A press, looked at before the browser has drawn anything. */
async function press() {
  const link = page.getByRole('link', { name: 'Lamps' })
  await expect.element(link).toBeVisible()
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('a press shows before the page that it leads to is drawn', async () => {
  const { address } = show(<Link href="/lamps">Lamps</Link>)

  await press()
  expect([isMarked(), address()]).toEqual([true, '/'])

  await expect.poll(address).toBe('/lamps')
  await expect.poll(isMarked).toBe(false)
})

test('no press shows any longer where somebody is asked first whether to leave', async () => {
  const ask = vi.fn(() => true)
  const { address } = show(<Asking ask={ask} />)

  await press()

  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.poll(isMarked).toBe(false)
  expect(address()).toBe('/')
})

/** A page with changes that would be lost. */
function Asking({ ask }: { ask: () => boolean }) {
  useBlocker({ shouldBlockFn: ask })
  return <Link href="/lamps">Lamps</Link>
}

test('what was pressed before takes no mark away from what is pressed now', () => {
  const first = markOpening()
  const second = markOpening()
  first()
  expect(isMarked()).toBe(true)
  second()
  expect(isMarked()).toBe(false)
})
