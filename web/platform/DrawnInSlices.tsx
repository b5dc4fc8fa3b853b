import { memo, useDeferredValue, type ReactNode } from 'react'

type Props = { of: unknown; children: ReactNode }

/**
 * What is drawn of something. When that changes, what was drawn before stays until the new is drawn, in slices between
 * which the browser answers to presses; any other news of the parts shows at once.
 */
export function DrawnInSlices({ of: subject, children }: Props) {
  const isBehind = useDeferredValue(subject) !== subject
  return <Kept isBehind={isBehind}>{children}</Kept>
}

type KeptProps = { isBehind: boolean; children: ReactNode }

const Kept = memo(
  function Kept({ children }: KeptProps) {
    return children
  },
  (_, { isBehind }) => isBehind,
)
