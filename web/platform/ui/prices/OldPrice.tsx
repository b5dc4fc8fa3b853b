import { formatUsd, type Cents } from '#market/money.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Props = {
  of: Cents
  /** What it was, for screen readers, which do not mention the line through it: "MSRP", "was". */
  label: string
}

/** A price that is not the one to pay, struck through. */
export function OldPrice({ of, label }: Props) {
  return (
    <s className="tnum nowrap">
      <VisuallyHidden>{label} </VisuallyHidden>
      {formatUsd(of)}
    </s>
  )
}
