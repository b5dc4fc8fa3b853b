import { Fragment } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { useShownKeys } from '#web/platform/keyboard/shown-keys.ts'
import { sendKeys } from '#web/platform/keyboard/send-key.ts'
import { chooseSingleKeys, useSingleKeys } from '#web/platform/keyboard/single-keys.ts'
import { paletteKeys } from './command-key.ts'
import styles from './KeysDialog.module.css'
import type { Destination } from './destination.ts'

type Props = {
  destinations: readonly Destination[]
  searches: boolean
  open: boolean
  onClose: () => void
}

/** Every key there is, and the switch for those that are a single letter or sign. */
export function KeysDialog({ destinations, searches, open, onClose }: Props) {
  const singleKeys = useSingleKeys()
  const ofThePage = useShownKeys()
  const keys = [
    ...(searches ? [{ keys: ['/'], does: 'Search' }] : []),
    { keys: ['?'], does: 'Keyboard shortcuts' },
    ...ofThePage.map(({ key, does }) => ({ keys: [key], does })),
    ...destinations.map(({ letter, label }) => ({ keys: ['g', letter], does: label })),
    { keys: ['g', 'n'], does: 'Notifications' },
  ]
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" closesOutside>
      <DialogBody className="col g4">
        <dl className={styles['keys']}>
          <Keys keys={[paletteKeys()]} does="Go to a page, lot, offer or order" />
          <Keys keys={[sendKeys()]} does="Send, in a dialog or a message" />
          {singleKeys && keys.map((each) => <Keys key={each.keys.join(' ')} {...each} />)}
        </dl>
        <Checkbox
          label="Single-key shortcuts"
          checked={singleKeys}
          onChange={(event) => chooseSingleKeys(event.currentTarget.checked)}
        />
        <p className="t13 muted">
          Single-key shortcuts pause while you type. Turn them back on in{' '}
          <Link href={`${paths.account()}#keyboard`} onClick={onClose}>
            account settings
          </Link>
          .
        </p>
      </DialogBody>
    </Dialog>
  )
}

type KeysProps = { keys: readonly string[]; does: string }

function Keys({ keys, does }: KeysProps) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className="t13 muted"> then </span>}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
