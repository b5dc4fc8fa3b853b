import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { tagWords } from '#web/products/product-words.ts'
import styles from './TagFilter.module.css'

type Props = {
  tags: readonly string[]
  chosen: string | undefined
  onChoose: (tag: string | undefined) => void
}

export function TagFilter({ tags, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles['tags']} aria-label="Tags">
      <Chip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {ALL_PRODUCTS}
      </Chip>
      {tags.map((tag) => (
        <Chip key={tag} chosen={tag === chosen} onClick={() => onChoose(tag)}>
          {tagWords(tag)}
        </Chip>
      ))}
    </fieldset>
  )
}
