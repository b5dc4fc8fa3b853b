// Those of Excel, Google Sheets, LibreOffice and Numbers, in the languages that translate them.
const ERRORS =
  /^(?:#(?:(?:REF|VALUE|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|ERROR|UNKNOWN|BUSY|CONNECT|PYTHON|EXTERNAL|BEZUG|WERT|ZAHL|ÜBERLAUF|VALEUR|NOMBRE|NUL|VALOR|RIF|VALORE|VERW|WAARDE|GETAL|LEEG|ADR|ARG|LICZBA|¡REF|¡VALOR|¡NUM|¡NULO|DIV\/0|¡DIV\/0)!|(?:NAME|NOM|NOME|NAAM|NAZWA|¿NOMBRE)\?|N\/A|N\/D|N\/B|NV|GETTING_DATA|FETCHING)|Err:\d{3}|Loading(?:\.{3}|…))$/iu

/** Whether a cell says that a spreadsheet could not compute it, or had not yet. */
export const isErrorValue = (cell: string) => ERRORS.test(cell)
