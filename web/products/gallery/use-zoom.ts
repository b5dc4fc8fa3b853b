import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react'
import { swipeOf } from './swipe.ts'
import {
  dragged,
  movedBy,
  pressed,
  stepped,
  WHOLE,
  zoomedBy,
  type Point,
  type View,
} from './zoom.ts'

const WHEEL_PACE = 0.002
const STILL_PX = 6
const KEY_MOVE_PX = 80

type At = { clientX: number; clientY: number }

/** A stage on which a photo is zoomed by press, wheel, pinch and step, and moved when it is large. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })

  function change(next: (view: View, stage: DOMRect) => View) {
    const box = stage.current?.getBoundingClientRect()
    if (box) setView((before) => next(before, box))
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = fromMiddle(event)
    change((before, box) =>
      zoomedBy(before, Math.exp(-event.deltaY * WHEEL_PACE), { at, stage: box }),
    )
  })
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => turnWheel(event)
    // React listens to wheels passively, and the page would zoom along.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [stage])

  function fromMiddle({ clientX, clientY }: At): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  return {
    view,
    step: (direction: 1 | -1) => change((before, box) => stepped(before, direction, box)),
    move: (x: number, y: number) =>
      change((before, box) => movedBy(before, { x: x * KEY_MOVE_PX, y: y * KEY_MOVE_PX }, box)),
    reset: () => setView(WHOLE),
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, fromMiddle(event))
        start.current = fromMiddle(event)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return
        const before = [...fingers.current.values()]
        fingers.current.set(event.pointerId, fromMiddle(event))
        const after = [...fingers.current.values()]
        change((last, box) => dragged(last, { before, after }, box))
      },
      onPointerUp: (event: PointerEvent) => {
        const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
        if (!isLast) return
        const at = fromMiddle(event)
        const isPress = Math.hypot(at.x - start.current.x, at.y - start.current.y) < STILL_PX
        const swipe = view.scale === 1 ? swipeOf(start.current, at) : undefined
        if (isPress) change((before, box) => pressed(before, at, box))
        else if (swipe) onSwipe(swipe)
      },
      onPointerCancel: ({ pointerId }: PointerEvent) => {
        fingers.current.delete(pointerId)
      },
    },
  }
}
