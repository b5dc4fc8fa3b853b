import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/release-notes/release-note-api.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

const PER_PAGE = 20
const notesKey = ['release notes'] as const

export const useReleaseNotes = (page: number) =>
  useQuery({
    queryKey: [...notesKey, page],
    queryFn: ({ signal }) =>
      call(api.listReleaseNotes, { query: { page, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  })

export function useCreateReleaseNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (note: z.input<typeof api.releaseNoteForm>) => {
      await submitDelay()
      return call(api.createReleaseNote, {
        body: { release_notes: api.releaseNoteForm.parse(note) },
      })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: notesKey }),
  })
}
