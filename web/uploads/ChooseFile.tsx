import type { ReactNode } from 'react'
import { buttonClass } from '#web/platform/ui/button-look.ts'
import { useFieldWiring } from '#web/platform/ui/field-wiring.ts'

/** Opens the file input of the field; the keyboard reaches the input itself. */
export function ChooseFile({ children }: { children: ReactNode }) {
  const { id } = useFieldWiring()
  return (
    <label htmlFor={id} className={buttonClass({ size: 'small' })}>
      {children}
    </label>
  )
}
