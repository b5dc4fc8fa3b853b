import { type QueryKey } from '@tanstack/react-query'
import * as api from '#market/staff-notes/staff-note-api.ts'
import type { StaffNote, StaffSubject } from '#market/staff-notes/staff-note.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

/** What notes are about, and the key of the queries that answer with them. */
export type NotedSubject = { subject: StaffSubject; queryKey: QueryKey }

export const useAddNote = ({ subject: { kind, id }, queryKey }: NotedSubject) =>
  useNoteMutation(queryKey, (text: string) =>
    call(api.addNote, { body: { subject: kind, subject_id: id, text } }),
  )

export const useEditNote = (queryKey: QueryKey) =>
  useNoteMutation(queryKey, ({ id, text }: Pick<StaffNote, 'id' | 'text'>) =>
    call(api.editNote, { params: { id }, body: { text } }),
  )

export const useDeleteNote = (queryKey: QueryKey) =>
  useNoteMutation(queryKey, (id: number) => call(api.deleteNote, { params: { id } }))

export const useRestoreNote = (queryKey: QueryKey) =>
  useNoteMutation(queryKey, (id: number) => call(api.restoreNote, { params: { id } }))

/** Settles once the page has the new data; it is fetched after a refusal too, which can mean a change. */
const useNoteMutation = <Given, Answer>(
  queryKey: QueryKey,
  act: (given: Given) => Promise<Answer>,
) => useAction(act, { refreshes: [queryKey] })
