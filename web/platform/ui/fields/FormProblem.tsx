import { useEffect, useRef, type ReactNode } from 'react'
import { Banner } from '../Banner.tsx'

type Props = { children: ReactNode }

/** Why a form was refused. Scrolls into view, because the submit button may be a screen below. */
export function FormProblem({ children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which the effect would take for its cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Banner tone="red">{children}</Banner>
    </div>
  )
}
