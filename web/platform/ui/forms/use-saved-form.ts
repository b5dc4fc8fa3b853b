import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { FieldInput } from '../fields/field-context.ts'
import { refusalAt } from './refusal-at.ts'

type Sentence<Values extends FieldValues, Sent, Answer> = {
  schema: z.ZodType<Sent, Values>
  start: DefaultValues<NoInfer<Values>>
  /** What was typed before, and is still unsaved. */
  typed?: NoInfer<Values>
  send: (sent: Sent) => Promise<Answer> | Answer
  /** What the fields hold from then on; a field that was changed while it was being saved keeps what was typed. */
  kept?: ((answer: Answer, sent: Sent) => NoInfer<Values>) | undefined
  /** Confirms that it was saved, even if the form was closed in the meantime. */
  tell?: ((answer: Answer, sent: Sent) => void) | undefined
  /** What comes next, unless the form was closed meanwhile. */
  onSaved?: ((answer: Answer, sent: Sent) => void) | undefined
  onRefused?: ((error: Error) => void) | undefined
}

export type FieldBy<Values extends FieldValues> = (name: Path<Values>) => {
  input: FieldInput
  error: string | undefined
}
export type Saving = {
  submit: (event: SyntheticEvent) => void
  isSaving: boolean
  /** Why it was refused, as far as no field says so. */
  problem: string | undefined
}

/** A form that is saved: what the server refuses stands at its field, and the first of these has the focus. */
export function useSavedForm<Values extends FieldValues, Sent, Answer>(
  sentence: Sentence<Values, Sent, Answer>,
) {
  const { schema, start, typed, send, kept, tell, onSaved, onRefused } = sentence
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: start,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
  })
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isShown = useIsShown()

  async function save(sent: Sent) {
    const takeIn = keepTypedSince(form)
    setSaving(true)
    setProblem(undefined)
    let answer: Answer
    try {
      answer = await send(sent)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      setProblem(showRefusal(form, error))
      return onRefused?.(error)
    } finally {
      setSaving(false)
    }
    if (kept) takeIn(kept(answer, sent))
    tell?.(answer, sent)
    if (isShown.current) onSaved?.(answer, sent)
  }

  /** For a Field: its control takes the name from there. */
  const field: FieldBy<Values> = (name) => ({
    input: inputOf(form, name),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  return {
    ...form,
    field,
    submit: (event: SyntheticEvent) => {
      void form.handleSubmit(save)(event)
    },
    isSaving,
    problem,
  }
}

function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/**
 * To be called as a form is sent. What it answers takes in what was saved; a field that was changed while the
 * answer was on its way keeps what was typed, unsaved.
 */
function keepTypedSince<Values extends FieldValues, Saved>({
  getValues,
  reset,
}: UseFormReturn<Values, unknown, Saved>) {
  const sent: FieldValues = structuredClone(getValues())
  return (saved: Values) => {
    const typedSince = Object.entries(getValues()).filter(
      ([field, value]) => !isSame(value, sent[field]),
    )
    // In two steps, so that the field being typed in is not rewritten: its caret would jump.
    reset(saved, { keepValues: true })
    reset({ ...saved, ...Object.fromEntries(typedSince) }, { keepDefaultValues: true })
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Answers what no field could say. */
function showRefusal<Values extends FieldValues, Sent>(
  { getValues, setError, setFocus }: UseFormReturn<Values, unknown, Sent>,
  error: Error,
) {
  const typed = getValues()
  const isField = (name: string): name is Path<Values> => name in typed
  const { atFields, elsewhere } = refusalAt(error, Object.keys(typed).filter(isField))
  for (const { name, message } of atFields) setError(name, { message })
  const [first] = atFields
  if (first) setFocus(first.name)
  return elsewhere
}

function inputOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: Path<Values>,
) {
  const { onChange, onBlur, ref } = form.register(name)
  return { name, onChange, onBlur, ref }
}
