import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogBody } from './DialogBody.tsx'
import { DialogFoot } from './DialogFoot.tsx'

function Page({ closesOutside }: { closesOutside?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <main style={{ height: '100vh' }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Reject
      </button>
      <Dialog open={isOpen} onClose={close} title="Reject the offer" closesOutside={closesOutside}>
        <DialogBody>
          <label>
            Reason <input />
          </label>
        </DialogBody>
        <DialogFoot>
          <button type="button" onClick={close}>
            Send
          </button>
        </DialogFoot>
      </Dialog>
    </main>
  )
}
const opener = page.getByRole('button', { name: 'Reject' })
const dialog = page.getByRole('dialog', { name: 'Reject the offer' })
const reason = page.getByLabelText('Reason')

test('it is called by its title, and the page behind it is out of reach', async () => {
  show(<Page />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  opener.element().focus()
  await expect.element(opener).not.toHaveFocus()
})

test('escape closes it, and focus is back on what opened it', async () => {
  show(<Page />)
  await opener.click()
  await reason.fill('Too low')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the tab key stays inside', async () => {
  show(<Page />)
  await opener.click()
  const close = dialog.getByRole('button', { name: 'Close' })
  const send = dialog.getByRole('button', { name: 'Send' })
  await reason.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(send).toHaveFocus()
})

test('a press outside keeps what was typed', async () => {
  show(<Page />)
  await opener.click()
  await reason.fill('Too low')
  await pressBeside()
  await expect.element(reason).toHaveValue('Too low')
})

test('a press outside one with nothing to lose closes it', async () => {
  show(<Page closesOutside />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await pressBeside()
  await expect.element(dialog).not.toBeInTheDocument()
})

const pressBeside = () =>
  page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true })

test('three ways on, one with an amount, stand in one line', async () => {
  show(
    <ConfirmDialog
      open
      title="Accept O-10157 at $1,279.80?"
      cancelLabel="Not yet"
      other={<Button>Accept and go to next</Button>}
      confirmLabel="Yes, accept at $1,279.80"
      onConfirm={() => {}}
      onClose={() => {}}
    >
      This opens an order.
    </ConfirmDialog>,
  )
  const top = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().top
  await expect.element(page.getByRole('button', { name: 'Not yet' })).toBeVisible()
  expect(top('Yes, accept at $1,279.80')).toBe(top('Not yet'))
})
