import { useEffect, useRef, type ReactNode } from 'react'
import { Banner } from './Banner.tsx'

type Props = { children: ReactNode }

/** Why a form was refused. It comes into view: the button that sent it may stand a screen below. */
export function FormProblem({ children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place}>
      <Banner tone="red">{children}</Banner>
    </div>
  )
}
