import { useBlocker } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Link } from './Link.tsx'

const isLeaving = () => document.documentElement.dataset['leaving'] !== undefined

/** A press, looked at before the browser has drawn anything. */
async function press() {
  const link = page.getByRole('link', { name: 'Lamps' })
  await expect.element(link).toBeVisible()
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('a press shows before the page that it leads to is drawn', async () => {
  const { address } = show(<Link href="/lamps">Lamps</Link>)

  await press()
  expect([isLeaving(), address()]).toEqual([true, '/'])

  await expect.poll(address).toBe('/lamps')
  await expect.poll(isLeaving).toBe(false)
})

test('no press shows any longer where somebody is asked first whether to leave', async () => {
  let wasAsked = false
  function Asking() {
    useBlocker({
      shouldBlockFn: () => {
        wasAsked = true
        return true
      },
    })
    return <Link href="/lamps">Lamps</Link>
  }
  const { address } = show(<Asking />)

  await press()

  await expect.poll(() => wasAsked).toBe(true)
  await expect.poll(isLeaving).toBe(false)
  expect(address()).toBe('/')
})
