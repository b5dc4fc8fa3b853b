import { z } from 'zod'
import { instant } from '#market/wire.ts'

/** What staff write notes about. */
export const staffSubjects = ['application', 'order', 'person'] as const
export type StaffSubject = { kind: (typeof staffSubjects)[number]; id: number }

export const MAX_NOTE_CHARACTERS = 2000
/** How long an author may put a note right without a mark that it was edited. */
export const EDIT_UNMARKED_MINUTES = 15
/** How long a note that was deleted can be put back. */
export const NOTE_KEPT_HOURS = 24

/** Somebody of the staff, also one who has left it. */
export const staffMember = z.object({ id: z.int(), name: z.string() })

/** A note of staff, for staff alone. */
export const staffNote = z.object({
  id: z.int(),
  text: z.string(),
  author: staffMember,
  at: instant,
  /** Null when it stands as it was written. */
  edited_at: instant.nullable(),
})
export type StaffNote = z.infer<typeof staffNote>

/** Whether a note was edited so late that some readers may have seen the first version. */
export const isMarkedAsEdited = ({ writtenAt, editedAt }: { writtenAt: Date; editedAt: Date }) =>
  editedAt.getTime() - writtenAt.getTime() > EDIT_UNMARKED_MINUTES * 60_000

type Hand = { userId: number; isAdmin: boolean }

/** Nobody changes the words of another; an administrator may delete them. */
export const mayEditNote = (authorId: number, { userId }: Pick<Hand, 'userId'>) =>
  authorId === userId
export const mayDeleteNote = (authorId: number, { userId, isAdmin }: Hand) =>
  isAdmin || authorId === userId
