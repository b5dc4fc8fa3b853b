import { useEffect, useEffectEvent } from 'react'
import type { useZoom } from './use-zoom.ts'

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** + and - zoom, 0 shows the whole photo; arrows go to other photos, and move about in a large one. */
export function useZoomKeys(zoom: ReturnType<typeof useZoom>, onMove: (by: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom.step(1)
    else if (event.key === '-' || event.key === '_') zoom.step(-1)
    else if (event.key === '0') zoom.reset()
    else if (arrow && zoom.view.scale > 1) zoom.move(...arrow)
    else if (event.key === 'ArrowLeft') onMove(-1)
    else if (event.key === 'ArrowRight') onMove(1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onPress)
    return () => document.removeEventListener('keydown', onPress)
  }, [])
}
