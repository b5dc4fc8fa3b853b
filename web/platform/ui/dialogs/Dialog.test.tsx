import { useEffect, useState, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogBody } from './DialogBody.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { loadDialogs } from './load-dialogs.ts'
import { MainAct } from './MainAct.tsx'

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

type AskingProps = {
  kind: 'form' | 'question' | 'danger' | 'reading' | 'late' | 'steps'
  disabled?: boolean
  /** What it asks once it is sent. */
  children?: ReactNode
}

function Asking({ kind, disabled, children }: AskingProps) {
  const [sent, setSent] = useState(0)
  const [isHere, setHere] = useState(kind === 'form')
  useEffect(() => {
    const arrive = () => setHere(true)
    window.addEventListener('arrive', arrive)
    return () => window.removeEventListener('arrive', arrive)
  }, [])
  const send = () => setSent((before) => before + 1)
  const count = <p>Sent {sent}</p>
  if (kind === 'question' || kind === 'danger')
    return (
      <ConfirmDialog
        open
        title="Sure?"
        danger={kind === 'danger'}
        confirmLabel="Yes, do it"
        cancelLabel="No"
        onConfirm={send}
        onClose={() => {}}
      >
        {count}
        <input aria-label="Note" />
      </ConfirmDialog>
    )
  return (
    <Dialog open onClose={() => {}} title="Tell" closesOutside={kind === 'reading'}>
      <DialogBody>
        {count}
        {isHere && <input aria-label="Reason" />}
        {kind === 'steps' && !isHere && (
          <button type="button" ref={(button) => button?.focus()} onClick={() => setHere(true)}>
            Go on
          </button>
        )}
      </DialogBody>
      {kind === 'form' && (
        <DialogFoot>
          <MainAct disabled={disabled} onClick={send}>
            Send
          </MainAct>
        </DialogFoot>
      )}
      {sent > 0 && children}
    </Dialog>
  )
}
const isMarked = () => document.documentElement.dataset['opening'] !== undefined
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

test('the press that opens it shows first, each time', async () => {
  await loadDialogs()
  show(<Page closesOutside />)
  for (const _time of ['first', 'second']) {
    await expect.element(opener).toBeVisible()
    opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve()
    expect(isMarked()).toBe(true)
    expect(dialog.query()).toBeNull()

    await expect.element(dialog).toHaveFocus()
    expect(isMarked()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

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

describe('a dialog begins with what it is for', () => {
  test('the field to type in', async () => {
    show(<Asking kind="form" />)
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
  })

  test('the main act, where there is nothing to type', async () => {
    show(<Asking kind="question" />)
    await expect.element(page.getByRole('button', { name: 'Yes, do it' })).toHaveFocus()
  })

  test('the way back, where the main act destroys something', async () => {
    show(<Asking kind="danger" />)
    await expect.element(page.getByRole('button', { name: 'No' })).toHaveFocus()
  })

  test('its words, where one reads', async () => {
    show(<Asking kind="reading" />)
    await expect.element(page.getByRole('dialog')).toHaveFocus()
  })

  test('a field that comes later', async () => {
    show(<Asking kind="late" />)
    await expect.element(page.getByRole('dialog')).toHaveFocus()
    window.dispatchEvent(new Event('arrive'))
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
  })

  test('and again when what had the focus is gone', async () => {
    show(<Asking kind="steps" />)
    await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
  })
})

describe('Ctrl+Enter sends a dialog', () => {
  test.each(['form', 'question', 'danger'] as const)('that is a %s, once', async (kind) => {
    show(<Asking kind={kind} />)
    await expect.element(page.getByText('Sent 0')).toBeInTheDocument()
    await expect.element(page.getByTitle('Ctrl Enter')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Sent 1')).toBeInTheDocument()
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await expect.element(page.getByText('Sent 2')).toBeInTheDocument()
  })

  test('but not one that may not be sent yet', async () => {
    show(<Asking kind="form" disabled />)
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(page.getByText('Sent 0').query()).not.toBeNull()
  })

  test('and only the one in front', async () => {
    show(
      <Asking kind="form">
        <Asking kind="question" />
      </Asking>,
    )
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('button', { name: 'Yes, do it' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('alertdialog').getByText('Sent 1')).toBeVisible()
    expect(page.getByText('Sent 1').elements()).toHaveLength(2)
  })

  test.each(['in it', 'on what opened it'])(
    'and Enter held down %s answers nothing',
    async (where) => {
      show(
        <>
          <button type="button" data-opener>
            Delete
          </button>
          <Asking kind="question" />
        </>,
      )
      const yes = page.getByRole('button', { name: 'Yes, do it' })
      await expect.element(yes).toHaveFocus()
      const held = new KeyboardEvent('keydown', {
        key: 'Enter',
        repeat: true,
        bubbles: true,
        cancelable: true,
      })
      // The browser presses what has the focus by then, wherever the key went down.
      const target = where === 'in it' ? yes.element() : document.querySelector('[data-opener]')
      expect(target?.dispatchEvent(held)).toBe(false)
    },
  )
})
