import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { NewSellerProduct } from './NewSellerProduct.tsx'

export function NewSellerProductPage() {
  usePageTitle('Add New Product')
  const sellerId = Number(useParams({ strict: false }).seller_id)
  return <NewSellerProduct sellerId={sellerId} />
}
