import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { LeftOutFiles } from './LeftOutFiles.tsx'
import { PhotosDrop } from './PhotosDrop.tsx'
import { ProductGroups } from './ProductGroups.tsx'
import { SendBar } from './SendBar.tsx'
import { UnmatchedPhotos } from './UnmatchedPhotos.tsx'
import { usePhotosByName } from './use-photos-by-name.ts'

const TITLE = 'Add photos by file name'

/** A folder of photos comes to its products by what the files are called. */
export function PhotosByNamePage() {
  usePageTitle(TITLE)
  const photos = usePhotosByName()
  const { stage, chosen, plan, outcomes } = photos
  const isSending = stage.stage === 'sending'
  const isOpen = plan.groups.some((group) => group.photos.some(({ id }) => !outcomes.has(id)))

  return (
    <main className="page">
      <Breadcrumbs
        trail={[{ label: 'My Products', href: paths.manageProducts() }]}
        here="Photos by file name"
      />
      <PageHead
        title={TITLE}
        summary="Photos are matched to products by the UPC, SKU, ASIN or style number in the file name: 012345678905_2.jpg, or 2.jpg in a folder named 012345678905."
      />
      <div className="col g6">
        {!isSending && <PhotosDrop stage={stage} choose={photos.choose} />}
        {chosen.photos.length > 0 && <SendBar photos={photos} />}
        <UnmatchedPhotos
          plan={plan}
          products={chosen.products}
          isLocked={isSending}
          give={photos.give}
        />
        <ProductGroups groups={plan.groups} outcomes={outcomes} />
        <LeftOutFiles files={chosen.leftOut} />
      </div>
      <UnsavedGuard isUnsaved={isSending || isOpen} />
    </main>
  )
}
