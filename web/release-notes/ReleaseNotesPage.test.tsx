import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listReleaseNotes, type StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ReleaseNotesPage } from './ReleaseNotesPage.tsx'

const aNote = (body: string, more: Partial<StaffReleaseNote>): StaffReleaseNote => ({
  id: body.length,
  body,
  buyer: true,
  seller: false,
  created_at: '2026-11-20T09:00:00Z',
  published_at: '2026-12-01T09:00:00Z',
  created_by: null,
  is_shown: true,
  withdrawn_at: null,
  reader_count: 0,
  seen_count: 0,
  ...more,
})

test('a note whose time is to come is scheduled; one that was shown or withdrawn is past', async () => {
  aServer().answers(listReleaseNotes, () => ({
    data: [
      aNote('To come', { is_shown: false }),
      aNote('Taken back before', { is_shown: false, withdrawn_at: '2026-11-20T09:00:00Z' }),
      aNote('Shown', {}),
    ],
    readers: { buyers: 2, sellers: 1 },
    meta: { page: 1, per_page: 25, total_pages: 1, total_count: 3 },
  }))
  show(<ReleaseNotesPage />)
  const scheduled = page.getByRole('region', { name: 'Scheduled notes' })
  await expect.element(scheduled.getByText('To come')).toBeVisible()
  expect(scheduled.getByRole('article').elements()).toHaveLength(1)
  const past = page.getByRole('region', { name: 'Past notes' })
  await expect.element(past.getByText('Taken back before')).toBeVisible()
  await expect.element(past.getByText('Shown', { exact: true })).toBeVisible()
})
