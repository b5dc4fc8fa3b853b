import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { laterDialog } from './later-dialog.tsx'

const isMarked = () => document.documentElement.dataset['leaving'] !== undefined
const opened = page.getByText('Here it is')
const press = () => page.getByRole('button', { name: 'Open' }).click()

/** A dialog whose file comes, or fails to, when the test says so. */
function aFile() {
  const asked: PromiseWithResolvers<void>[] = []
  const LaterPart = laterDialog(async () => {
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
        {isOpen && <LaterPart />}
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
  expect(isMarked()).toBe(false)
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
