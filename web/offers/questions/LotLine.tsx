import type { Question } from '#market/messages/questions-list.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'

type Props = { product: Question['product']; company: string }

/** The lot that a question is about, and the other side. */
export const LotLine = ({ product, company }: Props) => (
  <div className="row g3">
    <Photo url={product.image} alt="" side={48} />
    <p>
      <Link href={paths.product(product.seller_id, product.id)}>
        <bdi>{product.name}</bdi>
      </Link>
      <br />
      <span className="muted">
        <bdi>{company}</bdi>
      </span>
    </p>
  </div>
)
