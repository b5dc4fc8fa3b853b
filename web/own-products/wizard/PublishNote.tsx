import { Eye } from 'lucide-react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { lackingElsewhere, publishesHere } from './go-on-words.ts'

type Props = { product: OwnProduct }

/** The quantity step says that the product publishes there. */
export function PublishNote({ product }: Props) {
  if (publishesHere('quantity', product))
    return (
      <Banner tone="green" icon={Eye}>
        Saving this step publishes the product. Buyers see it at once.
      </Banner>
    )
  if (!product.provisional)
    return (
      <Banner tone="green" icon={Eye}>
        The product is published. Buyers see what you save at once.
      </Banner>
    )
  return (
    <Banner tone="amber" icon={Eye}>
      This step publishes the product once nothing else is missing:{' '}
      {lackingElsewhere(product).join(', ')}.
    </Banner>
  )
}
