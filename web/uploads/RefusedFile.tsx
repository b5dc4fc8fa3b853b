import { FileWarning, X } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './PhotoField.module.css'

type Props = { fileName: string; sendAgain?: (() => void) | undefined; onDismiss: () => void }

/** Why stands in the line below the field. */
export function RefusedFile({ fileName, sendAgain, onDismiss }: Props) {
  return (
    <div className={styles['file']}>
      <span className={styles['bad']}>
        <FileWarning />
      </span>
      <span className={styles['foot']}>
        <span className={classes('cut', styles['name'])}>{fileName}</span>
        {sendAgain ? (
          <Button size="small" onClick={sendAgain}>
            Try again
          </Button>
        ) : (
          <ChooseFile>Replace</ChooseFile>
        )}
      </span>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  )
}
