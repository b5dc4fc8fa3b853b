import { useEffect, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { keepTypedSince } from '#web/platform/ui/fields/keep-typed-since.ts'
import type { SectionId } from './account-sections.ts'
import styles from './AccountSection.module.css'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props<Values extends FieldValues, Saved> = {
  id: SectionId
  form: UseFormReturn<Values, unknown, Saved>
  saveLabel: string
  isSaving: boolean
  /** Whether an upload of it is still running. */
  isSending?: boolean | undefined
  problem: string | undefined
  /** `takeIn` is told what was saved: what was typed since stays. */
  onSave: (values: Saved, takeIn: (saved: Values) => void) => void
  tellUnsaved: TellUnsaved
  children: ReactNode
}

/** A form of the account page, with its button below it. */
export function SectionForm<Values extends FieldValues, Saved>(props: Props<Values, Saved>) {
  const { id, form, saveLabel, isSaving, isSending, problem, onSave, tellUnsaved, children } = props
  const { isDirty } = form.formState
  useEffect(() => {
    tellUnsaved(id, isDirty)
    return () => tellUnsaved(id, false)
  }, [id, isDirty, tellUnsaved])

  const send = (values: Saved) => onSave(values, keepTypedSince(form))

  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <div className={`col g4 ${styles['body']}`}>
        {problem && <Banner tone="red">{problem}</Banner>}
        {children}
      </div>
      <CardFoot>
        <Button type="submit" kind="primary" busy={isSaving || isSending}>
          {saveLabel}
        </Button>
        {isDirty && !isSaving && (
          <Button kind="quiet" onClick={() => form.reset()}>
            Discard changes
          </Button>
        )}
      </CardFoot>
    </form>
  )
}
