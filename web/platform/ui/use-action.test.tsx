import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readSessions, endSession } from '#market/accounts/session-list-api.ts'
import { call } from '#web/platform/http/call.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { AskFirst } from './dialogs/AskFirst.tsx'
import { closeToast, shownToasts, toast } from './toasts/toasts.ts'
import { ToastRegion } from './toasts/ToastRegion.tsx'
import { useAction } from './use-action.ts'

const key = ['sessions of a test']

type Refreshes = { refreshes?: [typeof key]; refreshesIfRefused?: [typeof key] }
type PageProps = { closesFirst?: boolean; effects?: Refreshes }

function Page({ closesFirst = false, effects = { refreshes: [key] } }: PageProps) {
  const [isThere, setThere] = useState(true)
  const { data } = useQuery({ queryKey: key, queryFn: () => call(readSessions) })
  return (
    <>
      <p>{data ? `${data.sessions.length} sessions` : 'Loading'}</p>
      {isThere && <End closesFirst={closesFirst} effects={effects} />}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
      <ToastRegion />
    </>
  )
}

function End({ closesFirst, effects }: Required<PageProps>) {
  const end = useAction(() => call(endSession, { params: { id: session.id } }), effects)
  return (
    <AskFirst
      label="End"
      title="End it?"
      confirmLabel="Yes, end it"
      cancelLabel="Keep it"
      closesFirst={closesFirst}
      onConfirm={() => end.run(undefined, () => toast('It is ended'))}
    >
      Its owner has to sign in again.
    </AskFirst>
  )
}

const session = {
  id: 'd0a1c8f2-5a0e-4c8f-9d3a-6d1f3f1c2b7a',
  device: 'Firefox on Linux',
  current: false,
  created_at: '2026-03-02T10:00:00.000Z',
  last_seen_at: '2026-03-02T10:00:00.000Z',
}
const dialog = page.getByRole('alertdialog', { name: 'End it?' })
const opener = page.getByRole('button', { name: 'End', exact: true })
const confirm = dialog.getByRole('button', { name: 'Yes, end it' })

beforeEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

/** A server with one session, which it ends once it may. */
function aSession() {
  const server = aServer()
  const mayEnd = Promise.withResolvers<void>()
  let isEnded = false
  server.answers(readSessions, () => ({ sessions: isEnded ? [] : [session] }))
  const asked = server.answers(endSession, async () => {
    await mayEnd.promise
    isEnded = true
    return {}
  })
  return { server, asked, letIt: mayEnd.resolve }
}

test('it is done once it was confirmed, is told, and the page shows what is true now', async () => {
  const { asked, letIt } = aSession()
  show(<Page />)
  await expect.element(page.getByText('1 sessions')).toBeVisible()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(asked).toEqual([])
  await confirm.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  letIt()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('It is ended')).toBeVisible()
  await expect.element(page.getByText('0 sessions')).toBeVisible()
})

test('a refusal is said in words, and the page is read again', async () => {
  const { server } = aSession()
  show(<Page />)
  await expect.element(page.getByText('1 sessions')).toBeVisible()
  server.answers(endSession, () => refusal(409, 'It was ended meanwhile'))
  server.answers(readSessions, () => ({ sessions: [] }))
  await opener.click()
  await confirm.click()
  await expect.element(page.getByText('It was ended meanwhile')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('0 sessions')).toBeVisible()
})

test('what is read again after a refusal alone is not read again after a success', async () => {
  const { server, letIt } = aSession()
  letIt()
  const read = server.answers(readSessions, () => ({ sessions: [session] }))
  show(<Page effects={{ refreshesIfRefused: [key] }} />)
  await expect.element(page.getByText('1 sessions')).toBeVisible()
  await opener.click()
  await confirm.click()
  await expect.element(page.getByText('It is ended')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(read).toHaveLength(1)
  server.answers(endSession, () => refusal(409, 'It was ended meanwhile'))
  server.answers(readSessions, () => ({ sessions: [] }))
  await opener.click()
  await confirm.click()
  await expect.element(page.getByText('It was ended meanwhile')).toBeVisible()
  await expect.element(page.getByText('0 sessions')).toBeVisible()
})

test('it is told even if its button is gone by then', async () => {
  const { asked, letIt } = aSession()
  show(<Page closesFirst />)
  await opener.click()
  await confirm.click()
  await expect.element(dialog, { message: 'closed first' }).not.toBeInTheDocument()
  await expect.element(opener).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(opener).not.toBeInTheDocument()
  letIt()
  await expect.element(page.getByText('It is ended')).toBeVisible()
})

test('who keeps it asks nothing of the server', async () => {
  const { asked } = aSession()
  show(<Page />)
  await opener.click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
