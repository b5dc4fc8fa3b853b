import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { releaseNote } from './release-note.ts'

/** The newest note shown; a note published meanwhile stays unread. */
export const dismissReleaseNotes = endpoint({
  method: 'PUT',
  path: '/release_notes/dismiss',
  summary: 'Show the release notes there are now no more',
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

export const listReleaseNotes = endpoint({
  method: 'GET',
  path: '/admin/release_notes',
  summary: 'All release notes, newest first',
  policy: 'admin_verified',
  query: pageQuery,
  answer: z.object({
    data: z.array(releaseNote.extend({ created_by: z.string().nullable() })),
    meta: pageMeta,
  }),
})
