/** The header of a file to import, ready to be filled in. */
export const TEMPLATE = '/templates/product_import.csv'
export const WORKBOOK_TEMPLATE = '/templates/product_import.xlsx'
