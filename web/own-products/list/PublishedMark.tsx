import { CircleCheck, TriangleAlert } from 'lucide-react'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './PublishedMark.module.css'

type Props = { isPublished: boolean; className?: string | undefined }

export function PublishedMark({ isPublished, className }: Props) {
  const Icon = isPublished ? CircleCheck : TriangleAlert
  const words = isPublished ? 'successfully published' : 'product not published'
  return (
    <span
      title={words}
      className={classes(styles['mark'], isPublished ? styles['good'] : styles['bad'], className)}
    >
      <Icon />
      <span className="sr">{words}</span>
    </span>
  )
}
