import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { MAX_NOTE_CHARACTERS, staffNote, staffSubjects } from './staff-note.ts'

const text = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(MAX_NOTE_CHARACTERS, `Maximum ${MAX_NOTE_CHARACTERS} characters`)

const params = z.object({ id: idIn })
const answer = z.object({ data: staffNote })

export const addNote = endpoint({
  method: 'POST',
  path: '/admin/notes',
  summary: 'Write a staff-only note about an application, an order or a person',
  policy: 'staff_verified',
  body: z.object({ subject: z.enum(staffSubjects), subject_id: idIn, text }),
  status: 201,
  answer,
})

export const editNote = endpoint({
  method: 'PUT',
  path: '/admin/notes/:id',
  summary: 'Edit your own note; marked as edited after 15 minutes',
  policy: 'staff_verified',
  params,
  body: z.object({ text }),
  answer,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/admin/notes/:id',
  summary: 'Delete your own note, or any as an administrator; it can be restored for a day',
  policy: 'staff_verified',
  params,
  answer,
})

export const restoreNote = endpoint({
  method: 'POST',
  path: '/admin/notes/:id/restore',
  summary: 'Restore a deleted note',
  policy: 'staff_verified',
  params,
  answer,
})
