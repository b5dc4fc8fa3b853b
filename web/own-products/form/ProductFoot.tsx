import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './ProductFoot.module.css'
import { photoWaitWords } from './photo-wait-words.ts'
import { refusalWords } from './refusal-words.ts'
import type { Photos } from './use-photos.ts'

type Props = {
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  saveLabel: string
  isInvalid: boolean
  /** Somebody pressed the button already. */
  wasTried: boolean
  photos: Pick<Photos, 'isSending' | 'hasRefused'>
  children: ReactNode
}

/** What stands between the form and its saving, and the button. */
export function ProductFoot({ save, saveLabel, isInvalid, wasTried, photos, children }: Props) {
  const photoWait = photoWaitWords(photos)
  return (
    <footer className={styles['foot']}>
      {save.error && <Banner tone="red">{refusalWords(save.error)}</Banner>}
      <div className={styles['line']}>
        {children}
        <output className={classes(styles['words'], 't13')}>
          {save.isSuccess ? (
            <span className="row green med">
              <CircleCheck />
              Success!
            </span>
          ) : photoWait ? (
            <span className="soft">{photoWait}</span>
          ) : (
            isInvalid && (
              <span className={wasTried ? 'red med' : 'soft'}>Please check required fields</span>
            )
          )}
        </output>
        {/* Not disabled to the press: it shows what is still wrong, and goes there. */}
        <Button
          type="submit"
          kind="primary"
          size="large"
          busy={save.isPending}
          aria-disabled={isInvalid || photoWait !== undefined || save.isSuccess}
        >
          {saveLabel}
        </Button>
      </div>
    </footer>
  )
}
