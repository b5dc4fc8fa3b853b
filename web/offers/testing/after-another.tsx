import { useState, type ComponentType, type ReactNode } from 'react'

type Props = { other: ComponentType<{ onRead: (data: unknown) => void }>; children: ReactNode }

/** A page that somebody comes to after another one, which has read something by then. */
export function AfterAnother({ other: Other, children }: Props) {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? children : <Other onRead={(data) => setLeft(data !== undefined)} />
}
