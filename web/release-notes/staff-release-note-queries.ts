import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { pageOfReleaseNotes } from '#market/first-calls/list-pages.ts'
import * as api from '#market/release-notes/release-note-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const notesKey = ['release notes'] as const

export const useReleaseNotes = (page: number) =>
  useQuery({
    queryKey: [...notesKey, page],
    ...queryOf(api.listReleaseNotes, pageOfReleaseNotes(page)),
    placeholderData: keepPreviousData,
  })

type Note = z.input<typeof api.releaseNoteForm>

export const useCreateReleaseNote = () =>
  useNoteMutation((note: Note) =>
    call(api.createReleaseNote, { body: { release_notes: api.releaseNoteForm.parse(note) } }),
  )

export const useUpdateReleaseNote = (id: number) =>
  useNoteMutation((note: Note) =>
    call(api.updateReleaseNote, {
      params: { id },
      body: { release_notes: api.releaseNoteForm.parse(note) },
    }),
  )

/** Shows a note again, or no more. */
export const useShowReleaseNote = (id: number) =>
  useNoteMutation((isShown: boolean) =>
    call(isShown ? api.restoreReleaseNote : api.withdrawReleaseNote, { params: { id } }),
  )

const useNoteMutation = <Given, Answer>(send: (given: Given) => Promise<Answer>) =>
  useAction(send, {
    isForm: true,
    keep: (queries) => queries.invalidateQueries({ queryKey: notesKey }),
  })
