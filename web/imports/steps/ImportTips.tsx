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
        <b>Photo addresses</b> must open the picture itself. Pages of {BLOCKED_HOSTS.join(', ')}{' '}
        show a page instead and are refused.
      </li>
      <li>
        <b>Leading zeros.</b> Spreadsheets eat the zero a UPC begins with; it is put back where the
        check digit proves it. Format the column as text to keep it.
      </li>
      <li>
        <b>Long numbers</b> such as 4.00638E+12 were shortened by a spreadsheet and cannot be read:
        format the column as text and enter them again.
      </li>
      <li>
        <b>Workbooks</b> are read as you see them: formulas by their last value, without hidden rows
        and columns, from the header on. Of merged cells the text counts in each row, units only in
        the first.
      </li>
      <li>
        <b>CSV files</b> may be in any encoding. In Excel: File, Save As, CSV UTF-8.
      </li>
      <li>
        <b>Commas, semicolons or tabs</b> may part the cells; which of them is found out.
      </li>
      <li>
        <b>Products you list already</b> are updated by their UPC. Empty cells change nothing.
      </li>
      <li>
        <b>The same file again</b> changes nothing, and takes back no sale.
      </li>
      <li>
        <b>Rows that lack something</b> are kept as drafts, hidden from buyers until they are fixed.
      </li>
    </ul>
  )
}
