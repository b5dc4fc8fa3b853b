import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft } from './draft.ts'

type Form<Draft extends FieldValues> = Pick<UseFormReturn<Draft>, 'subscribe'>

/** Keeps what stands in the form, as it is typed. */
export function useDraft<Draft extends FieldValues>(key: string, { subscribe }: Form<Draft>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(key, values),
      }),
    [key, subscribe],
  )
}
