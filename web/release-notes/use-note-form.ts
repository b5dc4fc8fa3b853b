import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { releaseNoteForm } from '#market/release-notes/release-note-api.ts'

type NoteInput = z.input<typeof releaseNoteForm>
export type NoteDraft = z.output<typeof releaseNoteForm>

export const EMPTY_NOTE = { body: '', buyer: false, seller: false, publish_at: null }

export const useNoteForm = (defaultValues: NoteDraft) =>
  useForm<NoteInput, unknown, NoteDraft>({ resolver: zodResolver(releaseNoteForm), defaultValues })

export type NoteForm = ReturnType<typeof useNoteForm>
