import { photoSet } from '#market/uploads/photo.ts'

type Props = {
  url: string
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string | undefined
}

/** The banner of a shop, the largest part of the first view: it comes before other photos. */
export const BannerPhoto = ({ url, sizes, className }: Props) => (
  <img
    src={url}
    srcSet={photoSet(url)}
    sizes={sizes}
    alt=""
    width={1165}
    height={300}
    fetchPriority="high"
    className={className}
  />
)
