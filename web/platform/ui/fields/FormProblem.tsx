import { useEffect, useRef, type ReactNode } from 'react'
import { Banner } from '../Banner.tsx'

type Props = { children: ReactNode }

/** Why a form was refused. It comes into view: the button that sent it may stand a screen below. */
export function FormProblem({ children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer a promise, which an effect would take for what undoes it.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Banner tone="red">{children}</Banner>
    </div>
  )
}
