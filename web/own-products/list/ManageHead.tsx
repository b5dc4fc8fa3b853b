import { useRouter } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { AddProductsMenu } from './AddProductsMenu.tsx'
import { addressOf, type ManageView } from './manage-address.ts'
import styles from './ManageHead.module.css'
import { productCount } from './manage-words.ts'

type Props = {
  view: ManageView
  /** Absent while it is on its way. */
  count: number | undefined
  hasNone: boolean
}

export function ManageHead({ view, count, hasNone }: Props) {
  const router = useRouter()
  const seller = useViewer()?.seller
  const find = (search: string) =>
    void router.navigate({ href: addressOf({ ...view, search }), replace: view.search !== '' })

  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>Manage Products</h1>
        <output className={classes('t16 muted tnum nowrap', styles['count'])}>
          {count !== undefined && productCount(count)}
        </output>
        {seller && (
          <Link href={paths.storefront(seller.id)} className="t13">
            View as a buyer
          </Link>
        )}
      </div>
      {!hasNone && (
        <>
          <SearchBox
            slash
            label="Search products"
            placeholder="Search products ..."
            className={styles['search']}
            value={view.search}
            onSearch={find}
          />
          <div className={styles['add']}>
            <AddProductsMenu />
          </div>
        </>
      )}
    </header>
  )
}
