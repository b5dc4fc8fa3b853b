import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import type { TagCount } from '#market/storefronts/storefront-api.ts'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { storefrontTagWords } from './storefront-tags.ts'
import styles from './TagFilter.module.css'

type Props = {
  tags: readonly TagCount[]
  chosen: string | undefined
  onChoose: (tag: string | undefined) => void
}

export function TagFilter({ tags, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles['tags']} aria-label="Tags">
      <Chip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {ALL_PRODUCTS}
      </Chip>
      {tags.map(({ tag, count }) => (
        <Chip key={tag} chosen={tag === chosen} onClick={() => onChoose(tag)}>
          {storefrontTagWords(tag)} <span className={styles['count']}>{quantityText(count)}</span>
        </Chip>
      ))}
    </fieldset>
  )
}
