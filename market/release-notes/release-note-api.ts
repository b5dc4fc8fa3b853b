import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { idIn, instant } from '#market/wire.ts'
import { releaseNote } from './release-note.ts'

/** The newest note shown; a note published meanwhile stays unread. */
export const dismissReleaseNotes = endpoint({
  method: 'PUT',
  path: '/release_notes/dismiss',
  summary: 'Dismiss the current release notes',
  policy: 'signed_in',
  body: z.object({ newest_id: z.int().positive().optional() }).default({}),
  answer: z.object({}),
})

export const NO_READERS = 'Is this note for buyers, sellers, or both?'
const MOST_WORDS = 5000

export const releaseNoteForm = z
  .object({
    body: z
      .string('Required')
      .trim()
      .min(1, 'Required')
      .max(MOST_WORDS, `Maximum ${MOST_WORDS} characters`),
    buyer: z.boolean().default(false),
    seller: z.boolean().default(false),
    /** A time to come; without one the note is shown at once. */
    publish_at: instant.nullable().optional(),
  })
  .refine(({ buyer, seller }) => buyer || seller, { message: NO_READERS, path: ['buyer'] })

export const createReleaseNote = endpoint({
  method: 'POST',
  path: '/release_notes',
  summary: 'Tell buyers, sellers or both what is new',
  policy: 'admin_verified',
  body: z.object({ release_notes: releaseNoteForm }),
  answer: z.object({ data: releaseNote }),
  status: 201,
})

const staffReleaseNote = releaseNote.extend({
  created_by: z.string().nullable(),
  /** Its time has come, whether it was withdrawn since or not. */
  is_shown: z.boolean(),
  withdrawn_at: z.string().nullable(),
  /** How many people it is for, and how many of them have closed it. */
  reader_count: z.int(),
  seen_count: z.int(),
})
export type StaffReleaseNote = z.infer<typeof staffReleaseNote>

export const listReleaseNotes = endpoint({
  method: 'GET',
  path: '/admin/release_notes',
  summary: 'All release notes, newest first',
  policy: 'admin_verified',
  query: pageQuery,
  answer: z.object({
    data: z.array(staffReleaseNote),
    /** How many would see a note that is shown now. */
    readers: z.object({ buyers: z.int(), sellers: z.int() }),
    meta: pageMeta,
  }),
})

const oneNote = {
  policy: 'admin_verified',
  params: z.object({ id: idIn }),
  answer: z.object({ data: releaseNote }),
} as const

export const ALREADY_SHOWN = 'This note is already live. Withdraw it to stop showing it.'

export const updateReleaseNote = endpoint({
  method: 'PUT',
  path: '/admin/release_notes/:id',
  summary: 'Change a release note; readers who closed it don’t see it again',
  ...oneNote,
  body: z.object({ release_notes: releaseNoteForm }),
})

export const withdrawReleaseNote = endpoint({
  method: 'POST',
  path: '/admin/release_notes/:id/withdraw',
  summary: 'Withdraw a release note',
  ...oneNote,
})

export const restoreReleaseNote = endpoint({
  method: 'POST',
  path: '/admin/release_notes/:id/restore',
  summary: 'Show a withdrawn release note again',
  ...oneNote,
})
