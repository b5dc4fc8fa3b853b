import { useEffect, type ReactNode } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import type { Saving } from '#web/platform/ui/forms/use-saved-form.ts'
import type { SectionId } from './account-sections.ts'
import styles from './AccountSection.module.css'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = {
  id: SectionId
  form: Saving & { formState: { isDirty: boolean }; reset: () => void }
  saveLabel: string
  /** Whether an upload of it is still running. */
  isSending?: boolean | undefined
  tellUnsaved: TellUnsaved
  children: ReactNode
}

/** A form of the account page, with its button below it. */
export function SectionForm({ id, form, saveLabel, isSending, tellUnsaved, children }: Props) {
  const { isDirty } = form.formState
  useEffect(() => {
    tellUnsaved(id, isDirty)
    return () => tellUnsaved(id, false)
  }, [id, isDirty, tellUnsaved])

  return (
    <form noValidate aria-labelledby={`${id}-title`} onSubmit={form.submit}>
      <div className={`col g4 ${styles['body']}`}>
        {form.problem && <Banner tone="red">{form.problem}</Banner>}
        {children}
      </div>
      <CardFoot>
        <Button type="submit" kind="primary" busy={form.isSaving || isSending}>
          {saveLabel}
        </Button>
        {isDirty && !form.isSaving && (
          <Button kind="quiet" onClick={() => form.reset()}>
            Discard changes
          </Button>
        )}
      </CardFoot>
    </form>
  )
}
