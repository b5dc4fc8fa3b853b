import { BLOCKED_HOSTS } from '#market/products/photo-address.ts'
import styles from './ImportTips.module.css'

/** What goes wrong most often, and how it does not. */
export function ImportTips() {
  return (
    <ul className={styles['tips']}>
      <li>
        <b>Several photos.</b> Repeat the UPC with one Photo URL in each row, up to five, or use the
        columns Photo URL 2 to Photo URL 5.
      </li>
      <li>
        <b>Photo URLs</b> must open the image itself. Links to {BLOCKED_HOSTS.join(', ')} open a web
        page instead and are refused.
      </li>
      <li>
        <b>Leading zeros.</b> Spreadsheets drop the leading zero of a UPC. We restore it when the
        check digit confirms it. Format the column as text to keep it.
      </li>
      <li>
        <b>Long numbers</b> such as 4.00638E+12 were shortened by a spreadsheet and can’t be read.
        Format the column as text and enter them again.
      </li>
      <li>
        <b>Workbooks</b> are read as you see them: formulas by their last value, without hidden rows
        and columns, starting at the header. Text in merged cells counts for every row, units for
        the first row only.
      </li>
      <li>
        <b>CSV files</b> may be in any encoding. In Excel: File, Save As, CSV UTF-8.
      </li>
      <li>
        <b>Commas, semicolons or tabs</b> can separate the cells. We detect which.
      </li>
      <li>
        <b>Products you already list</b> are updated by UPC. Empty cells change nothing.
      </li>
      <li>
        <b>Importing the same file again</b> changes nothing and never undoes a sale.
      </li>
      <li>
        <b>Incomplete rows</b> are saved as drafts, hidden from buyers until they are fixed.
      </li>
    </ul>
  )
}
