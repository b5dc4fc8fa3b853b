import { expect, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ReactNode } from 'react'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'

/** A dialog as the product shows it, and what is expected of every dialog. */
export type ShownDialog = {
  /** Where its code is. */
  file: string
  shows: () => ReactNode
  /** The button that opens it, where the component has one. */
  opensBy?: string
  answers?: (server: ReturnType<typeof aServer>) => void
  /** Of the window, where it is for narrow ones alone. */
  width?: number
  /** The name of the field or button that has the focus; none where one reads. */
  begins?: string
  /** What is typed there, where nothing can be sent without. */
  types?: string
  /** The act that Ctrl+Enter presses; none where there is nothing to send. */
  sends?: string
}

export const nothing = () => {}

const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))

export async function openDialog({ shows, opensBy, answers, width }: ShownDialog) {
  if (width) await page.viewport(width, 800)
  const server = aServer()
  answers?.(server)
  show(shows())
  if (opensBy) await page.getByRole('button', { name: new RegExp(`^${opensBy}`) }).click()
  await expect.element(dialog).toBeVisible()
  // What waits for its answer gets one.
  onTestFinished(() => userEvent.keyboard('{Escape}'))
  return dialog.element()
}

/** It begins with what it is for, and Ctrl+Enter presses what it is for and nothing else. */
export async function expectKeys({ begins, types, sends }: ShownDialog) {
  await expect.poll(focused).toMatch(begins ? new RegExp(`^${escaped(begins)}`) : /^$/)
  if (types) await userEvent.keyboard(types)
  // A button that is not to be pressed yet is pressed in vain.
  if (sends)
    await expect.element(dialog.getByRole('button', { name: sends, exact: true })).toBeEnabled()
  expect(await pressedBy('{Control>}{Enter}{/Control}')).toEqual(sends ? [sends] : [])
}

/** The name of the field or the button that has the focus. */
function focused() {
  const { activeElement: element } = document
  if (!dialog.element().contains(element)) return 'nothing in the dialog'
  if (element instanceof HTMLButtonElement) return element.textContent
  if (!(element instanceof HTMLElement) || !('labels' in element)) return ''
  const [label] = element.labels instanceof NodeList ? element.labels : []
  return element.getAttribute('aria-label') ?? label?.textContent ?? ''
}

/** What a key presses; nothing comes of it. */
async function pressedBy(key: string) {
  const names: string[] = []
  const note = (event: Event) => {
    if (event.target instanceof HTMLElement) names.push(event.target.textContent)
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', note, { capture: true })
  await userEvent.keyboard(key)
  document.removeEventListener('click', note, { capture: true })
  return names
}

const escaped = (words: string) => words.replaceAll(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`)
