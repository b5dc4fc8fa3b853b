import type { ComponentProps } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

type Props = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button. */
export function ButtonLink({ kind, size, full, className, ...link }: Props) {
  return <Link {...link} className={buttonClass({ kind, size, full, className })} />
}
