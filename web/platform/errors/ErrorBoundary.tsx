import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

type Props = {
  /** A new key tries its children again: the address of the page. */
  resetKey: string
  children: ReactNode
}

export function ErrorBoundary({ resetKey, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={ErrorScreen}>
      {children}
    </CatchBoundary>
  )
}
