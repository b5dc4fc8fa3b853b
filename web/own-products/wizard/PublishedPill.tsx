import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { product: OwnProduct }

export const PublishedPill = ({ product: { provisional } }: Props) => (
  <Pill colour={provisional ? 'red' : 'green'}>{provisional ? 'Not published' : 'Published'}</Pill>
)
