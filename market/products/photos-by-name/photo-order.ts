import { onFirstUse } from '#market/on-first-use.ts'
import { fileNameOf } from './file-path.ts'

type Placed = { name: string; place: string }

/** Photos as a person counts them: the bare code and the front first, then 1, 2, 10, then whatever else they show. */
export function inPhotoOrder<Photo extends Placed>(photos: readonly Photo[]): Photo[] {
  return photos.toSorted(
    (a, b) =>
      Number(!isFront(a)) - Number(!isFront(b)) ||
      byNumber().compare(a.place, b.place) ||
      byNumber().compare(fileNameOf(a.name), fileNameOf(b.name)) ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
}

const byNumber = onFirstUse(() => new Intl.Collator('en', { numeric: true }))

const isFront = ({ place }: Placed) =>
  place === '' || /^(main|front|cover|hero|primary)\b/i.test(place)
