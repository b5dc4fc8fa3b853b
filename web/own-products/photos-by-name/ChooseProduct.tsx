import { useState } from 'react'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import type { ChosenPhoto, PlannedProduct } from './photo-plan.ts'
import styles from './PhotoRows.module.css'
import { useProductsFound } from './photos-by-name-queries.ts'

type Props = {
  photo: ChosenPhoto
  products: ReadonlyMap<number, PlannedProduct>
  onChoose: (product: PlannedProduct) => void
  onClose: () => void
}

/** Gives a photo to a product: one of those its name fits, or any that a search finds. */
export function ChooseProduct({ photo, products, onChoose, onClose }: Props) {
  const [search, setSearch] = useState('')
  const found = useProductsFound(search)
  const { match } = photo
  const fitting =
    match.result === 'several' ? match.product_ids.flatMap((id) => products.get(id) ?? []) : []
  const choices: readonly PlannedProduct[] =
    search === '' && fitting.length > 0 ? fitting : (found.data ?? [])
  return (
    <Dialog open title={`A product for ${photo.source.path}`} onClose={onClose}>
      <DialogBody>
        <div className="col g3">
          <SearchBox
            label="Search by name, UPC, SKU or style number"
            value={search}
            onSearch={setSearch}
          />
          {found.error && (
            <p role="alert" className="t13 red">
              {found.error.message}
            </p>
          )}
          {found.data && choices.length === 0 && <p className="t13 soft">No products found.</p>}
          <ul aria-label="Products to choose from">
            {choices.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  className={styles['choice']}
                  onClick={() => onChoose(product)}
                >
                  <Photo url={product.images[0]} alt="" side={36} />
                  <span className="col grow">
                    <span className="cut">{product.name || 'No name yet'}</span>
                    <span className="t13 muted tnum">UPC {product.upc}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </DialogBody>
    </Dialog>
  )
}
