import { Skeleton } from './Skeleton.tsx'

type Props = { rows?: number | undefined }

/** Placeholder rows of a list: a small photo, two lines, a figure. */
export function SkeletonRows({ rows = 4 }: Props) {
  return (
    <div className="col g4">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="row g3">
          <Skeleton shape="block" width={48} height={48} className="fit" />
          <span className="col grow">
            <Skeleton width="60%" />
            <Skeleton width="35%" height={10} />
          </span>
          <Skeleton width={72} height={14} />
        </div>
      ))}
    </div>
  )
}
