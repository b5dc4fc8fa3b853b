import type { ComponentProps } from 'react'

/** Said by screen readers, not shown. */
export function VisuallyHidden(span: ComponentProps<'span'>) {
  return <span {...span} className="sr" />
}
