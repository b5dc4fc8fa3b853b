import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import styles from './CopyButton.module.css'

const SAID_MS = 1500

type Props = {
  text: string
  /** What is copied: "order number". */
  of: string
}

export function CopyButton({ text, of }: Props) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const label = copied ? 'Copied' : `Copy ${of}`
  return (
    <button
      type="button"
      className={classes(styles['copy'], copied && styles['done'])}
      aria-label={label}
      title={label}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <Check className="i-14" /> : <Copy className="i-14" />}
    </button>
  )
}
