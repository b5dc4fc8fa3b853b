import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './PublishedMark.module.css'

type Props = { provisional: boolean; paused: boolean; className?: string | undefined }

export function PublishedMark({ provisional, paused, className }: Props) {
  const { Icon, words, look } = provisional
    ? MARKS.provisional
    : paused
      ? MARKS.paused
      : MARKS.published
  return (
    <span title={words} className={classes(styles['mark'], styles[look], className)}>
      <Icon />
      <span className="sr">{words}</span>
    </span>
  )
}

const MARKS = {
  provisional: { Icon: TriangleAlert, words: 'product not published', look: 'bad' },
  paused: { Icon: CirclePause, words: 'product paused', look: 'waiting' },
  published: { Icon: CircleCheck, words: 'successfully published', look: 'good' },
} as const
