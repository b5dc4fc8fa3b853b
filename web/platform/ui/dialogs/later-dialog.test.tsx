import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { shownToasts } from '../toasts/toasts.ts'
import { laterDialog } from './later-dialog.tsx'

const UNFETCHED = 'This can’t be opened right now. Check your connection, or reload the page.'
const isMarked = () => document.documentElement.dataset['opening'] !== undefined
const opened = page.getByText('Here it is')
const press = () => page.getByRole('button', { name: 'Open' }).click()

/** A dialog whose file comes, or fails to, when the test says so. */
function aFile() {
  const asked: PromiseWithResolvers<void>[] = []
  const LaterPart = laterDialog<{ onClose: () => void }>(async () => {
    const each = Promise.withResolvers<void>()
    asked.push(each)
    await each.promise
    return () => <p>Here it is</p>
  })
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <LaterPart onClose={() => setOpen(false)} />}
      </>
    )
  }
  show(<Page />)
  return { asked, preload: () => LaterPart.preload() }
}

test('a press shows until the file of its dialog has come', async () => {
  const { asked } = aFile()

  await press()
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(isMarked).toBe(true)

  asked[0]?.resolve()
  await expect.element(opened).toBeVisible()
  await expect.poll(isMarked).toBe(false)
})

test('a dialog that was fetched before opens at once', async () => {
  const { asked, preload } = aFile()
  const fetched = preload()
  asked[0]?.resolve()
  await fetched

  await press()
  await expect.element(opened).toBeVisible()
  expect(asked.length).toBe(1)
})

test('what could not be fetched before is fetched by the press', async () => {
  const { asked, preload } = aFile()
  const fetched = preload()
  asked[0]?.reject(new Error('offline'))
  await fetched

  await press()
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve()
  await expect.element(opened).toBeVisible()
})

test('one that can’t be fetched says so, closes, and is asked for again by the next press', async () => {
  const { asked } = aFile()

  await press()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.reject(new Error('offline'))
  await expect.poll(() => shownToasts().map(({ text }) => text)).toContain(UNFETCHED)

  await press()
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve()
  await expect.element(opened).toBeVisible()
})
