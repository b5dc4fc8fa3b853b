import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import type { EntrySection } from './choose-entries.ts'
import type { Entry } from './palette-entry.ts'
import styles from './Palette.module.css'

type Props = EntrySection & { onGo: (entry: Entry) => void }

export function PaletteSection({ section, name, entries, onGo }: Props) {
  return (
    <ListBoxSection id={section}>
      <Header className={styles['section'] ?? ''}>{name}</Header>
      {entries.map((entry) => {
        const { id, label, detail, icon: Icon, photo } = entry
        return (
          <ListBoxItem
            key={id}
            id={id}
            textValue={label}
            className={styles['entry'] ?? ''}
            onAction={() => onGo(entry)}
          >
            {photo === undefined ? <Icon /> : <Photo url={photo} alt="" side={32} />}
            <span className="cut">{label}</span>
            {detail && <span className={classes(styles['detail'], 't13 muted cut')}>{detail}</span>}
          </ListBoxItem>
        )
      })}
    </ListBoxSection>
  )
}
