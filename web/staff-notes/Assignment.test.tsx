import { useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/staff-notes/assignment-api.ts'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { closeToast, shownToasts } from '#web/platform/ui/toasts/toasts.ts'
import { Assignment } from './Assignment.tsx'

const ANN = { id: 7, name: 'Ann Vale', role: 'admin' as const }
const SAM = { id: 8, name: 'Sam Poe', role: 'support' as const }
const queryKey = ['orders']

/** A page of an order, seen by Ann. */
function anOrderOf(first: Assignee) {
  const server = aServer()
  staffIsHere(server, ANN)
  const kept = { assignee: first }
  server.answers(api.listAssignees, () => ({
    data: [ANN, SAM],
    meta: { page: 1, per_page: 500, total_pages: 1, total_count: 2 },
  }))
  const asked = server.answers(api.assign, ({ body: { assignee_id: id } }) => {
    kept.assignee = [ANN, SAM].find((each) => each.id === id) ?? null
    return { data: { assignee: kept.assignee } }
  })
  function Order() {
    const { data } = useQuery({ queryKey, queryFn: () => ({ ...kept }) })
    const subject = { kind: 'order' as const, id: 12 }
    return data && <Assignment subject={subject} queryKey={queryKey} assignee={data.assignee} />
  }
  show(
    <>
      <Order />
      <ToastRegion />
    </>,
  )
  return { ...server, kept, asked }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const choice = (name: string) => page.getByRole('menuitem', { name, exact: true })
const assignee = (who: string) => page.getByText(`Assignee: ${who}`)

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

describe('the assignee', () => {
  test('is the reader by one press, who says what was seen', async () => {
    const { asked } = anOrderOf(null)
    await expect.element(assignee('none')).toBeVisible()
    await button('Assign to me').click()
    await expect.element(assignee('you')).toBeVisible()
    expect(button('Assign to me').query()).toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([
      { subject: 'order', subject_id: 12, assignee_id: 7, seen_assignee_id: null },
    ])
  })

  test('is chosen from the staff, or nobody', async () => {
    anOrderOf(ANN)
    await button('Assign to…').click()
    await expect.element(choice('Ann Vale (you)')).toBeVisible()
    await choice('Sam Poe').click()
    await expect.element(assignee('Sam Poe')).toBeVisible()
    await button('Assign to…').click()
    await choice('No one').click()
    await expect.element(assignee('none')).toBeVisible()
  })

  test('is updated when a colleague was faster', async () => {
    const { answers, kept } = anOrderOf(null)
    answers(api.assign, () => {
      kept.assignee = SAM
      return refusal(409, 'A colleague changed the assignee meanwhile.')
    })
    await button('Assign to me').click()
    await expect.element(assignee('Sam Poe')).toBeVisible()
    await expect.element(page.getByText(/^A colleague changed/)).toBeVisible()
  })
})
