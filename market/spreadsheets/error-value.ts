const ERRORS =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA|ERROR!)|Err:\d{3})$/i

/** Whether a cell says that a spreadsheet could not compute it. */
export const isErrorValue = (cell: string) => ERRORS.test(cell)
