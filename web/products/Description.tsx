import { useState } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './Description.module.css'

const SHOWN_AT_FIRST = 320

type Props = { text: string }

export function Description({ text }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > SHOWN_AT_FIRST
  return (
    <>
      <h2>Description</h2>
      <p className={classes(styles['text'], isLong && !isWhole && styles['cut'])}>
        {text || 'The seller has not written one yet.'}
      </p>
      {isLong && (
        <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Read Less' : 'Read More'}
        </TextButton>
      )}
    </>
  )
}
