import { History } from 'lucide-react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './EditorNotes.module.css'
import type { useKeptDraft } from './use-kept-draft.ts'

type Props = { draft: ReturnType<typeof useKeptDraft> }

/** Offers what was typed here before and never saved. */
export function KeptDraftBanner({ draft: { found, restore, discard } }: Props) {
  if (!found) return null
  return (
    <div className={styles['note']}>
      <Banner
        tone="amber"
        icon={History}
        action={
          <span className="row">
            <Button size="small" kind="quiet" onClick={discard}>
              Discard
            </Button>
            <Button size="small" onClick={restore}>
              Restore
            </Button>
          </span>
        }
      >
        <b>You left changes here that were not saved</b>, <RelativeTime at={found.at} />.
      </Banner>
    </div>
  )
}
