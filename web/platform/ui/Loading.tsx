import type { ReactNode } from 'react'
import { asLoading } from '../page-parts.ts'

type Props = { label?: string | undefined; children: ReactNode; className?: string | undefined }

/** Skeletons, and one word about them for screen readers. */
export function Loading({ label = 'Loading', children, className }: Props) {
  return (
    <div {...asLoading()} className={className}>
      <output className="sr">{label}</output>
      {children}
    </div>
  )
}
