/** Takes a list only if it names every member of a union; the members can stand in any order. */
export const everyMember =
  <Union extends string>() =>
  <const List extends readonly Union[]>(
    list: List &
      ([Union] extends [List[number]] ? unknown : { missing: Exclude<Union, List[number]> }),
  ): List =>
    list
