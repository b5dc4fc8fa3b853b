import type { ReactNode } from 'react'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { useFieldContext } from '#web/platform/ui/fields/field-context.ts'

/** Opens the file input of the field; the keyboard reaches the input itself. */
export function ChooseFile({ children }: { children: ReactNode }) {
  const { id } = useFieldContext()
  return (
    <label htmlFor={id} className={buttonClass({ size: 'small' })}>
      {children}
    </label>
  )
}
