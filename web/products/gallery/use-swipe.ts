import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { swipeOf } from './swipe.ts'
import type { Point } from './zoom.ts'

/** Handlers for what can be swiped; a swipe is not taken for a press. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<Point>(null)
  const swiped = useRef(false)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
      swiped.current = false
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const by = from.current && swipeOf(from.current, { x: clientX, y: clientY })
      from.current = null
      if (!by) return
      swiped.current = true
      onSwipe(by)
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation()
      swiped.current = false
    },
  }
}
