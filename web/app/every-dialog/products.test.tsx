import { describe, test } from 'vitest'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { readOwnManifest } from '#market/manifests/own-manifest-api.ts'
import { cents } from '#market/money.ts'
import { listOwnProducts } from '#market/products/own-product-api.ts'
import { previewBulk } from '#market/products/bulk/bulk-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { readProductViews } from '#market/products/views/product-view-api.ts'
import { ImportResult } from '#web/imports/outcome/ImportResult.tsx'
import { UndoImport } from '#web/imports/outcome/UndoImport.tsx'
import { BulkDialog } from '#web/own-products/bulk/BulkDialog.tsx'
import { DuplicateDialog } from '#web/own-products/bulk/DuplicateDialog.tsx'
import { ColumnsMenu } from '#web/own-products/columns/ColumnsMenu.tsx'
import { useTableChoice } from '#web/own-products/columns/use-table-choice.ts'
import { DeleteProduct } from '#web/own-products/editing/DeleteProduct.tsx'
import { useDeleteProduct } from '#web/own-products/editing/saved-product-queries.ts'
import { ColumnChangeDialog } from '#web/own-products/list/columns-edited/ColumnChangeDialog.tsx'
import { ViewNameDialog } from '#web/own-products/list/ViewNameDialog.tsx'
import { ConfirmMixedLot } from '#web/own-products/manifest/ConfirmMixedLot.tsx'
import { KeptManifest } from '#web/own-products/manifest/KeptManifest.tsx'
import { ChooseProduct } from '#web/own-products/photos-by-name/ChooseProduct.tsx'
import type { aServer } from '#web/platform/testing/server.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const product = anOwnProduct()

const done: ImportStatus = {
  id: 1,
  key: 'a'.repeat(32),
  file_name: 'november.csv',
  message: importMessages.complete,
  issue_count: 1,
  imported_count: 2,
  provisional_count: 0,
  changed_count: 2,
  rows: 3,
  rows_done: 3,
  failed_rows: 1,
  created_at: '2026-01-05T10:00:00Z',
  finished_at: '2026-01-05T10:01:00Z',
  undo_until: '2026-01-06T10:01:00Z',
  left_out: [],
  attribute_issues: ['Row 3: the UPC is missing'],
}

function Deleting() {
  return <DeleteProduct name="Fig candle" remove={useDeleteProduct(product.id)} />
}

const Columns = () => <ColumnsMenu table={useTableChoice()} />

const previewed = (server: ReturnType<typeof aServer>) =>
  server.answers(previewBulk, () => ({
    changed: 2,
    refused_count: 0,
    refused: [],
    offers_count: 1,
  }))

/** Of sellers, about their products. */
const productDialogs: ShownDialog[] = [
  {
    file: 'web/own-products/bulk/BulkDialog.tsx',
    shows: () => (
      <BulkDialog
        asked={{ action: 'pause', chosen: { ids: [1, 2] } }}
        onClose={nothing}
        onDone={nothing}
      />
    ),
    answers: previewed,
    begins: 'Pause 2 products',
    sends: 'Pause 2 products',
  },
  {
    file: 'web/own-products/bulk/BulkDialog.tsx',
    shows: () => (
      <BulkDialog
        asked={{ action: 'delete', chosen: { ids: [1, 2] } }}
        onClose={nothing}
        onDone={nothing}
      />
    ),
    answers: previewed,
    begins: 'Cancel',
    sends: 'Delete 2 products',
  },
  {
    file: 'web/own-products/bulk/DuplicateDialog.tsx',
    shows: () => <DuplicateDialog product={product} onClose={nothing} />,
    begins: 'UPC for the copy',
    types: '036000291469',
    sends: 'Duplicate',
  },
  {
    file: 'web/own-products/columns/ColumnsPopover.tsx',
    shows: () => <Columns />,
    answers: (server) =>
      server.answers(readProductViews, () => ({ product_views: [], columns: null })),
    opensBy: 'Columns',
  },
  {
    file: 'web/own-products/editing/DeleteProduct.tsx',
    shows: () => <Deleting />,
    opensBy: 'Delete Product',
    begins: 'No, keep editing',
    sends: 'Yes, delete product',
  },
  {
    file: 'web/own-products/list/ViewNameDialog.tsx',
    shows: () => (
      <ViewNameDialog
        title="Save this view"
        first="Home"
        onSave={() => new Promise(nothing)}
        onSaved={nothing}
        onClose={nothing}
      />
    ),
    begins: 'Name',
    sends: 'Save',
  },
  {
    file: 'web/own-products/list/columns-edited/ColumnChangeDialog.tsx',
    shows: () => (
      <ColumnChangeDialog
        planned={{
          column: 'asking',
          changes: [{ product, figures: { seller_price_cents: cents(9_00) } }],
          unchanged: 1,
          beyond: 0,
        }}
        onChange={nothing}
        onClose={nothing}
      />
    ),
    begins: 'Change 1 product',
    sends: 'Change 1 product',
  },
  {
    file: 'web/own-products/manifest/ConfirmMixedLot.tsx',
    shows: () => <ConfirmMixedLot product={product} onConfirm={nothing} onClose={nothing} />,
    begins: 'Yes, add manifest',
    sends: 'Yes, add manifest',
  },
  {
    file: 'web/own-products/manifest/KeptManifest.tsx',
    shows: () => <KeptManifest product={product} onProduct={nothing} />,
    answers: (server) => server.answers(readOwnManifest, () => new Promise(() => {})),
    opensBy: 'Remove',
    begins: 'No, keep it',
    sends: 'Yes, remove it',
  },
  {
    file: 'web/own-products/photos-by-name/ChooseProduct.tsx',
    shows: () => (
      <ChooseProduct
        photo={{
          id: 1,
          source: { path: 'fig.jpg', size: 1, type: 'image/jpeg', open: async () => new Blob() },
          match: {
            result: 'several',
            name: 'fig.jpg',
            kind: 'sku',
            code: 'FIG',
            message: 'Two products fit',
            product_ids: [42],
          },
        }}
        products={new Map([[42, { id: 42, name: 'Fig candle', upc: '036000291452', images: [] }]])}
        onChoose={nothing}
        onClose={nothing}
      />
    ),
    answers: (server) => server.answers(listOwnProducts, () => new Promise(() => {})),
    begins: 'Search by name, UPC, SKU or style number',
  },
  {
    file: 'web/imports/outcome/ImportResult.tsx',
    shows: () => <ImportResult status={done} onClose={nothing} />,
    begins: 'Close',
  },
  {
    file: 'web/imports/outcome/UndoImport.tsx',
    shows: () => <UndoImport summary={done} onUndone={nothing} />,
    opensBy: 'Undo import',
    begins: 'No, keep it',
    sends: 'Yes, undo import',
  },
]

describe.each(productDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
