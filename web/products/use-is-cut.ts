import { useEffect, useState, type RefObject } from 'react'

/** Whether a text is longer than the lines it may take, at whatever width it has now. */
export function useIsCut(text: RefObject<HTMLElement | null>, isClamped: boolean) {
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || !isClamped) return undefined
    const sized = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight))
    sized.observe(element)
    return () => sized.disconnect()
  }, [text, isClamped])
  return isCut
}
