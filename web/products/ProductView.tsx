import { useState } from 'react'
import { categoryName } from '#market/categories.ts'
import type { Product } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { ManifestSection } from '#web/manifests/ManifestSection.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { AskSeller } from './ask/AskSeller.tsx'
import { AboutBrand } from './details/AboutBrand.tsx'
import { Description } from './details/Description.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { ProductFacts } from './details/ProductFacts.tsx'
import { OfferPanel } from './offer/OfferPanel.tsx'
import { ProductTerms } from '#web/resale/ProductTerms.tsx'
import { PriceStory } from './details/PriceStory.tsx'
import { ProductDetails } from './details/ProductDetails.tsx'
import styles from './ProductView.module.css'
import { QuantityTable } from './offer/QuantityTable.tsx'
import { SimilarProducts } from './details/SimilarProducts.tsx'
import { ProductStatus } from './details/ProductStatus.tsx'
import { SellerLine } from './SellerLine.tsx'
import { firstLine, type TypedLine } from './offer/typed-line.ts'
import { WatchButton } from './watching/WatchButton.tsx'

type Props = {
  product: Product
  /** What the buyer said to need, where the page was led to. */
  needed?: number | undefined
}

export function ProductView({ product, needed }: Props) {
  const role = roleOf(useViewer())
  const [typed, setTyped] = useState<TypedLine>()
  // Until something is typed the line follows the product, whose units may be sold meanwhile.
  const line = typed ?? firstLine(product, needed)
  const { seller, category } = product
  const sellerPage = { label: seller.name, href: paths.storefront(seller.id) }
  const trail =
    role === 'seller'
      ? [sellerPage]
      : [
          { label: 'All Products', href: paths.catalogue() },
          {
            label: categoryName(category),
            href: paths.catalogue({ filter: categoryName(category) }),
          },
        ]
  return (
    <main className="page">
      <Breadcrumbs trail={trail} here={product.name} />
      <ProductStatus product={product} />
      <div className={styles['top']}>
        <Gallery product={product} />
        <section aria-label="Price and offer">
          <div className="row between top">
            <div className={styles['title']}>
              <SellerLine product={product} />
              {role === 'buyer' && <AskSeller product={product} />}
              <h1>{product.name}</h1>
            </div>
            <WatchButton lot={product} />
          </div>
          <p className={styles['numbers']}>
            <span>
              UPC <span className="nowrap tnum">{product.upc}</span>{' '}
              <CopyButton text={product.upc} of="UPC" />
            </span>
            <span>
              Listed <RelativeTime at={product.created_at} />
            </span>
            {product.watchers > 0 && <span>{quantityText(product.watchers)} watching</span>}
          </p>
          <PriceStory product={product} toBuyer={role === 'buyer'} />
          <ProductFacts product={product} />
          <ProductTerms product={product} />
          <OfferPanel product={product} typed={line} onType={setTyped} />
        </section>
      </div>
      <div className={styles['low']}>
        <section>
          <Description text={product.description} />
          <QuantityTable product={product} typed={line} />
          <AboutBrand seller={product.seller} />
        </section>
        <ProductDetails product={product} />
      </div>
      <ManifestSection product={product} />
      <SimilarProducts product={product} />
    </main>
  )
}
