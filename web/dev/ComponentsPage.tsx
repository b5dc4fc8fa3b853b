import { ThemeSwitch } from '#web/platform/theme/ThemeSwitch.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ButtonSpecimens } from './ButtonSpecimens.tsx'
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { MessageSpecimens } from './MessageSpecimens.tsx'
import { OverlaySpecimens } from './OverlaySpecimens.tsx'
import { PhotoSpecimens } from './PhotoSpecimens.tsx'
import { PlotSpecimens } from './PlotSpecimens.tsx'
import { ProgressSpecimens } from './ProgressSpecimens.tsx'
import { TableSpecimens } from './TableSpecimens.tsx'
import { TokenSpecimens } from './TokenSpecimens.tsx'
import { UploadSpecimens } from './UploadSpecimens.tsx'

/** Every component in every state, for developers. */
export function ComponentsPage() {
  return (
    <main className="page">
      <PageHead title="Components" summary="Each once, in every state.">
        <ThemeSwitch />
      </PageHead>
      <TokenSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <TableSpecimens />
      <PhotoSpecimens />
      <UploadSpecimens />
      <MessageSpecimens />
      <OverlaySpecimens />
      <ProgressSpecimens />
      <PlotSpecimens />
    </main>
  )
}
