import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import type { Entry } from './palette-entry.ts'
import { finderLabel } from './finder-words.ts'
import styles from './Palette.module.css'
import { PaletteSection } from './PaletteSection.tsx'
import type { Destination } from './destination.ts'
import { usePalette } from './use-palette.ts'

type Props = {
  viewer: CurrentUser
  destinations: readonly Destination[]
  open: boolean
  onClose: () => void
}

/** Type where to go: pages, products, offers and orders by number or by the other side; for staff everything. */
export function Palette({ open, onClose, ...person }: Props) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles['scrim'] ?? ''}
    >
      <Modal className={styles['palette'] ?? ''}>
        <Dialog aria-label="Go to" className={styles['dialog'] ?? ''}>
          <Finder {...person} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Finder({ onClose, ...person }: Omit<Props, 'open'>) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { sections, isSearching, hasFailed } = usePalette(person, typed)
  const label = finderLabel(roleOf(person.viewer))

  function go({ to }: Entry) {
    onClose()
    if (typeof to === 'string') void router.navigate({ href: to })
    // Once this dialog has given focus back, so that what opens now can keep it.
    else setTimeout(to, 0)
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <TextField
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened in order to type.
        autoFocus
        className={styles['field'] ?? ''}
      >
        <Search className="i-20" />
        <Input
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- Autocomplete names the list.
          role="combobox"
          aria-expanded
          placeholder={label}
          autoComplete="off"
          maxLength={200}
        />
        <IconButton label="Close" look="small" onClick={onClose}>
          <X />
        </IconButton>
      </TextField>
      <ListBox
        aria-label="Found"
        className={styles['list'] ?? ''}
        renderEmptyState={() => <p className={styles['none']}>Nothing found.</p>}
      >
        {sections.map((section) => (
          <PaletteSection key={section.section} {...section} onGo={go} />
        ))}
      </ListBox>
      <FinderStatus isSearching={isSearching} hasFailed={hasFailed} />
    </Autocomplete>
  )
}

type FinderStatusProps = { isSearching: boolean; hasFailed: boolean }

/** Says that the server still looks, or could not. */
function FinderStatus({ isSearching, hasFailed }: FinderStatusProps) {
  return (
    <output className={styles['status']}>
      {hasFailed && 'Search didn’t respond. Keep typing to try again.'}
      {isSearching && !hasFailed && 'Searching…'}
    </output>
  )
}
