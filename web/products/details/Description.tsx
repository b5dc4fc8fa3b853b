import { type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './Description.module.css'

type Props = { text: string }

export function Description({ text }: Props) {
  const words = useRef<HTMLParagraphElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const isCut = useIsCut(words, !isWhole)
  return (
    <>
      <h2>Description</h2>
      <p ref={words} className={classes(styles['text'], !isWhole && styles['cut'])}>
        {text.trim() || 'No description yet.'}
      </p>
      {isCut && (
        <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Read Less' : 'Read More'}
        </TextButton>
      )}
    </>
  )
}

/** Whether a text is longer than the lines it may take, at whatever width it has now. */
function useIsCut(text: RefObject<HTMLElement | null>, isClamped: boolean) {
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
