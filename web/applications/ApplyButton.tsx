import type { ReactNode } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Saving } from '#web/platform/ui/forms/use-saved-form.ts'

type Props = { form: Saving; children: ReactNode }

/** Sends an application, and says below the form why it was refused, if no field does. */
export function ApplyButton({ form, children }: Props) {
  return (
    <>
      <Button type="submit" kind="primary" size="large" full busy={form.isSaving}>
        {children}
      </Button>
      {form.problem && <Banner tone="red">{form.problem}</Banner>}
    </>
  )
}
