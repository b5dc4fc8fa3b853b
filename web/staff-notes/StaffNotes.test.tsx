import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listAssignees } from '#market/staff-notes/assignment-api.ts'
import * as api from '#market/staff-notes/staff-note-api.ts'
import type { StaffNote } from '#market/staff-notes/staff-note.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { closeToast, shownToasts } from '#web/platform/ui/toasts/toasts.ts'
import { StaffNotes } from './StaffNotes.tsx'

const ANN = { id: 7, name: 'Ann Vale' }
const SAM = { id: 8, name: 'Sam Poe' }

const aNote = (id: number, more: Partial<StaffNote> = {}): StaffNote => ({
  id,
  text: `Note ${id}`,
  author: ANN,
  at: `2026-03-02T09:0${id}:00.000Z`,
  edited_at: null,
  ...more,
})

const queryKey = ['orders']

/** A page of an order, whose notes a server keeps. */
function aNotedOrder(role: 'support' | 'admin', first: StaffNote[]) {
  const server = aServer()
  staffIsHere(server, { id: ANN.id, role })
  server.answers(listAssignees, () => ({
    data: [ANN, SAM],
    meta: { page: 1, per_page: 500, total_pages: 1, total_count: 2 },
  }))
  let kept = first
  const gone = new Map<number, StaffNote>()
  server.answers(api.deleteNote, ({ params: { id } }) => {
    const note = kept.find((each) => each.id === id)!
    gone.set(id, note)
    kept = kept.filter((each) => each !== note)
    return { data: note }
  })
  server.answers(api.restoreNote, ({ params: { id } }) => {
    kept = [...kept, gone.get(id)!].toSorted((one, other) => one.id - other.id)
    return { data: gone.get(id)! }
  })
  server.answers(api.editNote, ({ params: { id }, body: { text } }) => {
    kept = kept.map((each) => (each.id === id ? { ...each, text } : each))
    return { data: kept.find((each) => each.id === id)! }
  })
  const added = server.answers(api.addNote, ({ body: { text } }) => {
    const note = aNote(9, { text })
    kept = [...kept, note]
    return { data: note }
  })

  function Order() {
    const { data: notes } = useQuery({ queryKey, queryFn: () => kept })
    return (
      notes && <StaffNotes subject={{ kind: 'order', id: 12 }} notes={notes} queryKey={queryKey} />
    )
  }
  show(
    <>
      <Order />
      <ToastRegion />
    </>,
  )
  return { ...server, added }
}

const field = page.getByLabelText('New note')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const told = () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

describe('notes of staff', () => {
  test('stand in their order with author, time and whether they were edited', async () => {
    aNotedOrder('support', [
      aNote(1, { text: 'Lost by the carrier.' }),
      aNote(2, { author: SAM, edited_at: '2026-03-02T10:00:00.000Z' }),
    ])
    await expect
      .poll(told)
      .toEqual([
        expect.stringMatching(/^Ann Vale.*Lost by the carrier\./),
        expect.stringMatching(/^Sam Poe.*edited.*Note 2/),
      ])
    await expect
      .element(page.getByText('Only staff see it. Type @ and a colleague’s name to notify them.'))
      .toBeVisible()
  })

  test('are added by the button or by keys, and stand last', async () => {
    const { added } = aNotedOrder('support', [aNote(1)])
    await field.fill('  Called twice. ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => told().at(-1)).toContain('Called twice.')
    await expect.element(field).toHaveValue('')
    expect(added.map(({ body }) => body)).toEqual([
      { subject: 'order', subject_id: 12, text: 'Called twice.' },
    ])
  })

  test('mention a colleague, who is chosen from the staff', async () => {
    const { added } = aNotedOrder('support', [])
    await field.fill('Please call them,')
    await button('Mention a colleague').click()
    await page.getByRole('menuitem', { name: 'Sam Poe' }).click()
    await expect.element(field).toHaveValue('Please call them, @Sam Poe ')
    await button('Add note').click()
    await expect.element(page.getByText('Please call them, @Sam Poe')).toBeVisible()
    expect(added.map(({ body }) => body.text)).toEqual(['Please call them, @Sam Poe'])
  })

  test('that do not arrive come back into the field, with the reason', async () => {
    const { answers } = aNotedOrder('support', [])
    answers(api.addNote, () => refusal(409, 'This person’s data is erased'))
    await field.fill('Called twice.')
    await button('Add note').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Not saved, but your text is still here. This person’s data is erased')
    await expect.element(field).toHaveValue('Called twice.')
  })

  test('are edited by their author alone; Escape leaves them as they were', async () => {
    aNotedOrder('support', [aNote(1), aNote(2, { author: SAM })])
    await expect.element(button('Edit note: Note 1')).toBeVisible()
    expect(button('Edit note: Note 2').query()).toBeNull()
    expect(button('Delete note: Note 2').query()).toBeNull()
    await button('Edit note: Note 1').click()
    const editor = page.getByLabelText('Edit note')
    await expect.element(editor).toHaveFocus()
    await userEvent.keyboard(' no more{Escape}')
    await button('Edit note: Note 1').click()
    await expect.element(editor).toHaveValue('Note 1')
    await editor.fill('')
    await expect.element(page.getByText(/^A note can’t be empty/)).toBeVisible()
    await editor.fill('Called once.')
    await button('Save note').click()
    await expect.poll(() => told()[0]).toContain('Called once.')
  })

  test('are deleted with a way back, by an administrator also those of others', async () => {
    aNotedOrder('admin', [aNote(1), aNote(2, { author: SAM })])
    await button('Delete note: Note 2').click()
    await expect.poll(told).toHaveLength(1)
    await expect.element(field).toHaveFocus()
    await button('Undo').click()
    await expect.poll(told).toHaveLength(2)
    await expect.poll(() => told().at(-1)).toContain('Note 2')
  })
})
