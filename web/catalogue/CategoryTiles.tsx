import { categoryName, tileCategories } from '#market/categories.ts'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import type { CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './CategoryTiles.module.css'
import tiles from './tiles.svg'
import { catalogueAddress } from './use-catalogue-view.ts'

type Props = { view: CatalogueView; counts: CategoryCounts | undefined }

export function CategoryTiles({ view, counts }: Props) {
  return (
    <ul className={styles['tiles']} aria-label="Categories">
      {tileCategories.map((category) => (
        <li key={category}>
          <Link
            className={styles['tile']}
            href={catalogueAddress({
              ...view,
              criteria: { ...view.criteria, categories: [category] },
            })}
            aria-current={view.criteria.categories?.includes(category) ? 'true' : undefined}
          >
            <img src={`${tiles}#${category}`} width={52} height={52} alt="" />
            <span>
              <b className="cut">{categoryName(category)}</b>
              {counts ? (
                <small>{quantityText(counts[category])}</small>
              ) : (
                <Skeleton width={36} height={12} />
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
